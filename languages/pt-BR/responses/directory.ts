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
    `“${name}” não pode ser excluída: é para lá que vão as pessoas das áreas excluídas.`,
  chooseDepartment: 'Escolha uma das áreas da lista.',
  groupExists: (name) => `Já existe um grupo com o nome “${name}”. Escolha outro nome.`,
  groupHasPairing: (name) => `“${name}” tem um sorteio atual. Conclua-o ou exclua-o primeiro.`,
  onlyAdminsChangeAdmins: 'Só a administração muda a conta de quem faz parte dela.',
  notYoursToLetIn: (email) =>
    `Você não pode liberar ${email}. Peça à administração: ela escolhe seus domínios e passa pessoas de um grupo a outro.`,
  imageOfCompany:
    'Uma newsletter da empresa toda mostra esta imagem. Peça à administração que escolha outra lá.',
  nobodyOfYourGroups: 'Ninguém dos seus grupos com este endereço recebe esta newsletter.',
  testCopyTo: 'Envie cópias de teste para você, para pessoas dos seus grupos ou para os domínios deles.',
  onlyAdminsBar: 'Só a administração bloqueia endereços, libera-os de novo ou os passa de um grupo a outro.',
  managersNotLetIn: (addresses) =>
    `Fora da lista de acesso, ou com a conta desativada: ${addresses}. Coloque-os primeiro na lista de acesso, depois como responsáveis.`,
  isAdmin: (email) => `${email} faz parte da administração, e já cuida de todos os grupos.`,
  departmentNamed: (before, after) => `“${before}” agora se chama “${after}”.`,
  onWhitelist: (email) => `${email} já está na lista de acesso.`,
}
