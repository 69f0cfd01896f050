import type { Words } from '../../words'

export const images: Words['tools']['images'] = {
  gallery: 'Galerij',
  searchGallery: 'Zoeken in de galerij',
  ready: 'Klaar om over te nemen',
  searchReady: 'Zoeken in wat je kunt overnemen',
  checkSizes: 'Groottes voor mail controleren',
  failed: 'De afbeeldingen konden niet worden geladen.',
  none: 'Nog geen afbeeldingen. Upload hierboven je eerste.',
  upload: {
    title: 'Een afbeelding uploaden',
    choose: 'Kies een afbeelding',
    hint: (largest, emailSafe) => `Hooguit ${largest}; onder ${emailSafe} is veilig in mail.`,
    wrongKind: 'Kies een afbeelding in JPEG, PNG, GIF of WebP.',
    tooLarge: (largest) => `Kies een afbeelding van hooguit ${largest}.`,
    action: 'Uploaden',
    uploading: 'Uploaden…',
    done: 'Afbeelding geüpload',
    failed: 'De afbeelding kon niet worden geüpload',
    failedTitle: 'Uploaden mislukt',
  },
  sources: {
    'attached-assets-available': 'Beschikbaar',
    'admin-uploaded': 'Geüpload',
    copied: 'Overgenomen',
  },
  sizes: {
    safe: 'veilig in mail',
    risky: 'riskant in mail',
    broken: 'waarschijnlijk kapot in mail',
  },
  copy: {
    action: 'Naar de galerij',
    one: (title) => `Overnemen in de galerij: ${title}`,
    copying: 'Overnemen…',
    done: 'Afbeelding overgenomen',
    failed: 'De afbeelding kon niet worden overgenomen',
  },
  url: {
    of: (title) => `Openbaar adres van ${title}`,
    copy: 'Adres kopiëren',
    copyOf: (title) => `Adres van ${title} kopiëren`,
    copied: 'Adres gekopieerd',
  },
  view: 'Bekijken',
  viewOne: (title) => `${title} bekijken in een nieuw tabblad`,
  remove: {
    title: (image) => `‘${image}’ verwijderen?`,
    effect:
      'Verstuurde mails die ernaar verwijzen, tonen de afbeelding niet meer. Dit kan niet ongedaan worden gemaakt.',
    confirm: 'Afbeelding verwijderen',
    done: 'Afbeelding verwijderd',
    failed: 'De afbeelding kon niet worden verwijderd',
  },
  shrink: {
    action: 'Verkleinen',
    one: (title) => `Verkleinen voor mail: ${title}`,
    shrinking: 'Verkleinen…',
    failed: 'De afbeelding kon niet voor mail worden verkleind',
  },
  picker: {
    title: 'Uit de galerij kiezen',
    choose: (title) => `${title} kiezen`,
    none: {
      title: 'De galerij is leeg',
      text: 'Upload een afbeelding, of neem een van de onze over, onder Afbeeldingen.',
    },
  },
  report: {
    text: 'Hoe goed de afbeeldingen van de galerij in mails werken.',
    again: 'Opnieuw controleren',
    analysing: 'Controleren…',
    loading: 'De afbeeldingen controleren…',
    failed: 'De gegevens van de afbeeldingen konden niet worden geladen',
    retry: 'Opnieuw proberen',
    facts: {
      emailSafe: 'Veilig',
      problematic: 'Problematisch',
      total: 'Totaal',
      limit: 'Grens',
    },
    recommended: 'Aanbevolen standaardafbeelding',
    emailSafe: 'Veilig in mail',
    noneSafe: (limit) => `Geen afbeelding is kleiner dan ${limit}.`,
    problematic: 'Problematische afbeeldingen',
    noneProblematic: 'Geen. Elke afbeelding is veilig in mail.',
    guidelines: {
      title: 'Richtlijnen',
      safe: (limit) => `Onder ${limit}: elk gangbaar mailprogramma toont de afbeelding meteen.`,
      risky: (from, to) =>
        `${from} tot ${to}: riskant. Sommige mailprogramma’s kappen de mail af, of vragen eerst.`,
      broken: (limit) =>
        `Boven ${limit}: waarschijnlijk kapot. Maak met één klik een versie die veilig is in mail.`,
      kinds: 'Gebruik JPEG voor foto’s en PNG voor tekeningen; 1.200 pixels breed is ruim genoeg.',
    },
  },
}
