import type { Responses } from '../../words'

export const inquiries: Responses['inquiries'] = {
  tooMany: (address, minutes) =>
    `Uit je netwerk kwamen al meer aanvragen. Probeer het over ${minutes} opnieuw, of schrijf naar ${address}.`,
  thanks: 'Dank je wel. We antwoorden snel.',
}
