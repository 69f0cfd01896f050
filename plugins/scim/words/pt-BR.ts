import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { plural } = formatsOf('pt-BR')

const people = (count: number) => counted(count, 'pessoa', 'pessoas')
const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })

export const web: Worded<typeof en.web> = {
  section: 'Acesso do diretório',
  text: 'O diretório da empresa (Entra ID, Okta…) adiciona, muda e remove pessoas aqui automaticamente, por SCIM 2.0.',
  address: 'Endereço para o diretório',
  tokens: {
    failed: 'Não foi possível carregar os tokens.',
    most: 'Pode haver dois tokens: um em uso, e um para substituí-lo.',
    of: (name) => `O token de “${name}”`,
    once: 'Ele só aparece desta vez. Copie-o agora para o diretório.',
    token: 'Token',
    lastChange: (action, what, at) => ['Última mudança: ', action, ', ', what, `, ${at}`],
    name: 'Nome de um novo token',
    example: 'Entra ID',
    make: 'Criar token',
    notMade: 'Não foi possível criar um token',
  },
  revoke: {
    effect: 'Os pedidos com este token são recusados na hora. As pessoas que ele adicionou ficam.',
    failed: 'Não foi possível revogar o token',
  },
  groups: {
    title: 'Grupos do diretório',
    text: 'Vincule um grupo do diretório a um grupo de domínios ou a uma área: os membros passam a fazer parte dali.',
    search: 'Buscar grupos do diretório',
    failed: 'Não foi possível carregar os grupos do diretório.',
    notTied: 'Não foi possível vincular o grupo',
    members: (count) => counted(count, 'membro', 'membros'),
    where: (group) => `Onde ficam os membros de ${group}`,
    nothing: 'Sem vínculo',
    newGroup: (name) => `Um novo grupo de domínios “${name}”`,
    domainGroups: 'Grupos de domínios',
    departments: 'Áreas',
    department: (group, department) => `${group}: ${department}`,
    conflicts: (count) =>
      counted(
        count,
        'pessoa está em grupos vinculados a lugares diferentes',
        'pessoas estão em grupos vinculados a lugares diferentes',
      ),
    conflict: (email, theirs, counts) =>
      `${email}: ${theirs}. “${counts}” foi vinculado primeiro e é o que vale.`,
    others: (count) => `E mais ${people(count)}.`,
  },
}

export const server: Worded<typeof en.server> = {
  wrongTokens: (wait) => `Muitos tokens errados foram enviados daqui. Tente de novo em ${wait}.`,
  tooMuchAtOnce: 'O diretório envia demais de uma vez. Envie menos por vez.',
  twoTokens: 'O diretório já tem dois tokens: o que está em uso e o substituto. Revogue um deles primeiro.',
  tokenRevoked: (name) => `“${name}” foi revogado. O diretório não pode mais usá-lo.`,
  untied: (name) => `“${name}” agora está sem vínculo.`,
  tied: (name, target) => `Os membros de “${name}” agora estão em “${target}”.`,
  notFound: 'Este token não foi encontrado.',
  myData: 'O que o diretório da empresa diz sobre você',
}
