import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('pt-BR')

export const directory: Responses['directory'] = {
  departmentDeleted: (name, moved, to) =>
    moved === 0
      ? `A área “${name}” foi excluída. Não havia ninguém nela.`
      : `A área “${name}” foi excluída. ${plural(moved, { one: '# pessoa passou', many: '# de pessoas passaram', other: '# pessoas passaram' })} para ${to}.`,
  groupDeleted: (name, unassigned) =>
    `O grupo “${name}” foi excluído. Entradas da lista de acesso agora sem grupo: ${unassigned}.`,
  entryRemoved: (email, signedOut) =>
    signedOut > 0
      ? `${email} saiu da lista de acesso. Pessoas com as sessões encerradas por isso: ${signedOut}.`
      : `${email} saiu da lista de acesso.`,
  departmentExists: (name) => `Já existe uma área com o nome “${name}”. Escolha outro nome.`,
  defaultDepartment: (name) =>
    `“${name}” é a área padrão, para onde vão as pessoas das áreas excluídas. Ela não pode ser excluída.`,
  chooseDepartment: 'Escolha uma das áreas da lista.',
  groupExists: (name) => `Já existe um grupo com o nome “${name}”. Escolha outro nome.`,
  groupHasPairing: (name) =>
    `“${name}” tem um sorteio atual. Conclua ou exclua primeiro o sorteio, depois o grupo.`,
  onlyAdminsChangeAdmins: 'Só a administração muda a conta de quem faz parte dela.',
  notYoursToLetIn: (email) =>
    `${email} não é um endereço que você possa liberar. A administração define quais domínios são seus e passa pessoas de um grupo a outro.`,
  imageOfCompany: 'Uma newsletter da empresa toda mostra esta imagem. A administração escolhe outra lá.',
  nobodyOfYourGroups: 'Ninguém dos seus grupos com este endereço recebe esta newsletter.',
  testCopyTo:
    'Uma cópia de teste vai para você, para pessoas dos seus grupos ou para os domínios que a administração deu a eles.',
  onlyAdminsBar: 'Só a administração bloqueia endereços, libera-os de novo ou os passa de um grupo a outro.',
  managersNotLetIn: (addresses) =>
    `Fora da lista de acesso, ou com a conta desativada: ${addresses}. Quem é responsável por um grupo precisa ter acesso: coloque na lista de acesso, depois no grupo.`,
  isAdmin: (email) => `${email} faz parte da administração, e já cuida de todos os grupos.`,
  departmentNamed: (before, after) => `“${before}” agora se chama “${after}”.`,
  onWhitelist: (email) => `${email} já está na lista de acesso.`,
}
