import type { MailAttachment } from '../platform/context/mailer'

export const MUG_CID = 'mug@cup-of-joe'

/**
 * The product's mug for the espresso band: 168 × 168 pixels, shown at 56. Drawn from this:
 * <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="160" height="160">
 * <g fill="none" stroke="#E9B872" stroke-width="3.5" stroke-linecap="round"><path d="M26 24c-4-5 4-8 0-14"/><path d="M35 24c-4-6 4-10 0-18"/><path d="M44 24c-4-5 4-8 0-14"/></g>
 * <path d="M56 38h6a10 10 0 0 1 0 20h-8" fill="none" stroke="#FBF1E3" stroke-width="6"/>
 * <path d="M12 32h46v24a16 16 0 0 1-16 16H28a16 16 0 0 1-16-16z" fill="#FBF1E3"/>
 * <path d="M17 37h36v5c-6 5-11-2-18 1s-12 3-18-1z" fill="#C27A3E"/></svg>
 */
const MUG_PNG = [
  'iVBORw0KGgoAAAANSUhEUgAAAKgAAACoCAMAAABDlVWGAAADAFBMVEVMaXH68ePouHHpuHH/82n68OPouHL78eP68OH38OH/rl3p',
  'uHLouHHounTouHHouHLot3L/8ubot3LouHLtt2/ouHHpuHL68OL/8eTmum/puHLpuHHot3L37+DouHL68OPpt3LqunXpt3L//9b6',
  '8OLpuHH68OLatm3ot3Hpt3LquHL68eL88eT68eP////68eLgunv/79/78uL/7ubouHHpv2r78OLnuHH/8+LnuXPquHD68OL68eL7',
  '8ePqt3D68OLpt3H/5+fquXL////puHLkum368eL48uPouHLouHHotnPpuHHouHH68OL68OP68eL//9/68ePouHHpuHHouHL68OPo',
  'uHL78eT78OP68eP68ePpuHLot3H57+T78OPpuHL78OLouHL38OLouHL/6ur68OL78OP78OP78OL88OLpuHL78ePpuHL68OL68OHp',
  't3P78OP88OTruXP78OPpuHLpt3LpuHH78eP68OP78OPquHL68OPpuHL68eP78eP68OP68OL78ePouHH/8eP78eL68eP78OP58eHs',
  's3Hmtm3pt3H68uL/9eH68OPouHH68OLouXLpt3H58uL58+LouHLpuHL68eP68eL48uPouW/otnL78OLouHH78eL68uLouHHot3L7',
  '8OL68OL78OP//8zpuHH68eP68OP68eTmum/puXD78ePouHL//+L78ePpuHHpuHLrsHXpt3HouHL78eL78ePpt3HqtXLpuHHpt3H7',
  '8eL68OPqt3P57+TptHT68ePvv2/pt3PovG7ouHLpuHHqt3D77+PnuXP78OP68OL68OL88OTpt3L78ePCej7puHLoyqzqzbH67uDD',
  'fUHQlmXSmWr15dTGgUflwqH46tnbr4fYqX7LjVjTnm/u1b3VoHP04c3JilPJiFH05ND78OLCez/guJPVoXX15NLSnGvhupfIh072',
  '59Xr0bfkwZ/MkF3jv57Ggkrx28TXpHnZq4HOlGLmw6Xy3sjXpHjqzrLhuZf26Nb04s7etI757dzpzK8vWzs0AAAAzXRSTlMAb4fh',
  'AXf9zDMiA4NvBfI3chR65g7a9v0THjP6/iDc5Gol7gZ8pv4Hi2A+9F7vA70IEE8e5wyRKxYWMPu/lTzr9wtIAtUS4yefuC3rlfyv',
  'uwg3xGKReH1NwPHgx04voIzWiiO3DDXVjchYo8utrXtS01YZRN9Hy0p6xFRo0u6A56PbohuY9sFgGwqPdhr62LVl6WMs5PipcSkh',
  'Q0d7hj3j0I+2ngW/pOg5KV+TqQncd7ANqH+akvQm0XXN5UsxGLkQXRdFvFZBQolss1Wam3jCOQAAAAlwSFlzAAALEwAACxMBAJqc',
  'GAAABklJREFUeNrtnGdYFEcYx+fgQhUkdERE6dKOYhBFpKlEJJQoKiBKEASiRmyxl6iJscWoGCzRFNN77723y9KCFHsSa3ovJk+Q',
  'nbub3TmPu2P3Zi7P/L/d/94PP6a977uzBwBMTExMTHToKqugVLoN44a5KekHdecuyZ16zjjXHlBXT9pBh3C8+tEO6unPg3pRv0rn',
  'wCHdRzvohxA0gvrjaQwPejddWGPdQ22GCC1nHnTgCGSH2YS6jyW7xz26kdIzBV4knPtIrbM4vfujx4skQcf3IO0QHJrhdjzoIxrD',
  'xaPn87UEOV0gk43ArefNZzWf+8MhnkceNN0PdW/kzc1i0EEupKceGT0E9DrR1HPca+RAB8Ah9ULNl8Tr4XYIGkpwla6DDCMRL4i3',
  'ntQaTit5xzuc4JBC0KE6awS0luuswdAaTnBIbUULEoBpkGoAzv4+QdCZ2PKL4J3dcUjUBN5zIwj6FI+wTud4cfj5Xk++SC3lEa7W',
  'GiM5PAk4efPeYHKc4S/wCJO1jg2+RLXwmeRAMyHCNPHM26IV/mQYdSvxet7uDfF5NQOd+UUQnhynn51458yAoP2RqHnQm0QONELc',
  'cypt9cz8/TBqNDHOp2G29NaW76M5LAGAnIHEm5N+ECtX62zWk/uvh95EYpxOg2B79LDWgp3dbUjUAtjpT4gjBqrJ6uN1SR3OsjPe',
  '7Ak8C+sZiPCu1tmnZ9vAg3X3AnKNCP88jFupFNdz/kjTMZwTJ1mLK4fDMrgNXvBP1HOwWlhv44kRHvelSNQk3qpXEj+cduBUpfjh',
  'NJNghfcynsHvhCcRYj3GW3MIgsLm0u4tnbUcroYcnfUZfrJaWpoHC274Fo/AG7tIcqCbYMpx9cMOTW8/7M8ZQ7BXDuWwjWKDnZpK',
  'L/KZSVMqcXt1cw8LVH9PrHIJInhAvYevP02ppHu663kXtDaRA93LJ1G7d5Can284XZFSaTFfqSwiuO9hfswF2FEquLnLFT/1IaCh',
  'tlyQsxMwfBfq5BzE2ZLlBHqvko2zmJiYmJiYmJhM1Fp7ebVWKlB7tbyyZ6AMlIFKo8ArNFLs3B+QRS+oUDerQhysAvSSyouutA5Q',
  'tTqqOrkvoGcbpdPZXlCLFbHmgzZ9Lp2aeh3VmgArAVXHJFgJqDqswUpA1eobrAVUrbAWUJ8EKwFVxwRYCai6JpYW0DpHjfYsCVFd',
  'g5F+TAuosMxbf6BYPPnJJoN+c9xojgu/njtzrvXU15f7vrXtsvXo1rki0mozipJvjxgB+WPXnxqM5p/au07iES2nwwwVzgrh/Ef5',
  'mlE9NZ8/bJiy5XhTs2hELv728ylBSNfFXir8WiFpkVll3t//GEA9cr5N/979srGz9UL3Qmg5ebS9rfdWRCGImGVmPdrx3ff6KTuP',
  'GT5pmjs6mo3smfIEIa+bXTj/frq1RQB5+OgPJ6Rs7rZGoSFL+1Lh/3usvfOPL7p15pe/Gk98JXUX+hEakk9xu7zeB933WRT39VPR',
  'mACKQUPQmP0Ug05BYzZSDLrL5PqZEGiiyS0JIdAKNGYLxaCFaMwKikGj0ZhaikE3oDFV9IIqS9CYeHpBF6IhJRTnehUaMp1eUEFe',
  'UkdTC5ociEZs86UVtEBQOqnzaL2+ydgujJhCKWjFK8KAOiWVoI9viRIF1AIKQfesXiP+fpmStpu7A0mfBOJfp5TRfM+EaLXRz0dn',
  'E+UcZfx10y0kOW8y4QZvO0HOtGwTLhvuIMcZuMuU65t7iHGWJ5p0IbaCFOfceJM4wQdkMFftNPV2OTmMAKbPITMu7OssjrltejYw',
  'Q49aljJstiIZmKUEizGmlLyZNN9Mym4Fp8nIFpOtvbhLLujrm08bZARNlfLFzIdkBC2U9BXSZbJxTpX2XdclsoEulPitXLlq0hqp',
  'Xx+u8pEn/xRKDQqeo3/L8/J9VQbOcfHSg4KDKdLnoYOyvOUeIjloEZDnnyEekpjzAbl+e3vfvZJy5gfL9hOHylEScqoygHwKlq4h',
  'zSsAcio2SaLauDoLyKyEVRJwFs8H8qui7094VAHAIvr0wT5hrom22L8EiA8xvzdJW1oJLKjKhnKzMGc1ZABLq+r5J0x9gpjkAMgo',
  'cWOqapxxZVJ+anQiIKtgX8cyB0Mqc/QNBkxMTExMTExMTEz/E/0HvQM5qJsR528AAAAASUVORK5CYII=',
].join('')

const mug: MailAttachment = {
  filename: 'mug.png',
  content: Buffer.from(MUG_PNG, 'base64'),
  contentType: 'image/png',
  cid: MUG_CID,
}

/** The mug as a picture inside the message. */
export const mugAttachment = (): MailAttachment => mug
