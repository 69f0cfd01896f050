import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('pl')

const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })

export const web: Worded<typeof en.web> = {
  section: 'Dostęp katalogu',
  text: 'Katalog firmy (Entra ID, Okta…) automatycznie dodaje, zmienia i usuwa tu osoby przez SCIM 2.0.',
  address: 'Adres dla katalogu',
  tokens: {
    failed: 'Nie udało się wczytać tokenów.',
    most: 'Mogą być dwa tokeny: jeden w użyciu i jeden na jego miejsce.',
    of: (name) => `Token „${name}”`,
    once: 'Widać go tylko ten jeden raz. Skopiuj go teraz do katalogu.',
    token: 'Token',
    lastChange: (action, what, at) => ['Ostatnia zmiana: ', action, ', ', what, `, ${at}`],
    name: 'Nazwa nowego tokenu',
    example: 'Entra ID',
    make: 'Utwórz token',
    notMade: 'Nie udało się utworzyć tokenu',
  },
  revoke: {
    effect: 'Żądania z tym tokenem są od razu odrzucane. Dodane przez niego osoby zostają.',
    failed: 'Nie udało się unieważnić tokenu',
  },
  groups: {
    title: 'Grupy katalogu',
    text: 'Powiąż grupę katalogu z grupą domen albo z działem, a jej członkowie będą tam należeć.',
    search: 'Szukaj grup katalogu',
    failed: 'Nie udało się wczytać grup katalogu.',
    notTied: 'Nie udało się powiązać grupy',
    members: people,
    where: (group) => `Dokąd należą członkowie grupy ${group}`,
    nothing: 'Bez powiązania',
    newGroup: (name) => `Nowa grupa domen „${name}”`,
    domainGroups: 'Grupy domen',
    departments: 'Działy',
    department: (group, department) => `${group}: ${department}`,
    conflicts: (count) =>
      plural(count, {
        one: '# osoba jest w grupach powiązanych z różnymi miejscami',
        few: '# osoby są w grupach powiązanych z różnymi miejscami',
        many: '# osób jest w grupach powiązanych z różnymi miejscami',
        other: '# osoby jest w grupach powiązanych z różnymi miejscami',
      }),
    conflict: (email, theirs, counts) =>
      `${email}: ${theirs}. Liczy się „${counts}”, powiązana jako pierwsza.`,
    others: (count) => `I jeszcze ${digits(count)}.`,
  },
}

export const server: Worded<typeof en.server> = {
  wrongTokens: (wait) => `Wysłano stąd zbyt wiele błędnych tokenów. Spróbuj ponownie za ${wait}.`,
  tooMuchAtOnce: 'Katalog wysłał za dużo naraz. Wysyłaj mniej za jednym razem.',
  twoTokens: 'Katalog ma już dwa tokeny: używany i jego następcę. Najpierw unieważnij jeden z nich.',
  tokenRevoked: (name) => `„${name}” jest unieważniony. Katalog nie może go już używać.`,
  untied: (name) => `„${name}” nie ma teraz powiązania.`,
  tied: (name, target) => `Członkowie „${name}” należą teraz do „${target}”.`,
  notFound: 'Nie znaleziono tego tokenu.',
  myData: 'Co mówi o tobie katalog firmy',
}
