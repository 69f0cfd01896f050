import type { Responses } from '../../words'

export const inquiries: Responses['inquiries'] = {
  tooMany: (address, minutes) =>
    `Z twojej sieci przyszło już kilka zapytań. Spróbuj ponownie za ${minutes} albo napisz na adres ${address}.`,
  thanks: 'Dziękujemy. Wkrótce się odezwiemy.',
}
