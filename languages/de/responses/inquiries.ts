import type { Responses } from '../../words'

export const inquiries: Responses['inquiries'] = {
  tooMany: (address, wait) =>
    `Aus deinem Netz kamen schon mehrere Anfragen. Bitte versuch es in ${wait} noch einmal, oder schreib an ${address}.`,
  thanks: 'Danke. Wir melden uns bald.',
}
