import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, month, plural } = formatsOf('pt-BR')

export const importRows: Responses['importRows'] = {
  file: {
    tooLarge: (most) => `passa de ${most}`,
    archive: 'é uma planilha ou um arquivo compactado, não um arquivo CSV',
    empty: 'está vazio',
    noHeader: (columns) => `a primeira linha precisa nomear as colunas ${columns}`,
  },
  list: 'Uma lista',
  faults: {
    quote: 'Aspas que não fecham',
    width: 'Mais células do que colunas',
    encoding: 'Este arquivo já estava danificado antes da exportação',
    control: 'Uma quebra de linha ou um caractere de controle',
    long: 'Longo demais',
    address: 'Não é um endereço de e-mail',
    date: 'Não é uma data',
    order: 'Licença que termina antes de começar',
    twice: 'A mesma pessoa duas vezes',
    whitelist: 'Fora da lista de acesso',
    admin: 'Alguém da administração que sai',
    department: 'Área desconhecida',
    group: 'Grupo desconhecido',
    elsewhere: 'Nem dos seus grupos, nem um endereço que você possa liberar',
    former: 'Não está claro de quem é o endereço atual ou o anterior',
    homeless: 'Pessoa nova, sem um grupo seu',
  },
  row: {
    quote: 'não pode ser lida: aspas que não fecham',
    width: (cells, columns) =>
      `tem ${digits(cells)} células em vez de ${digits(columns)}: texto com vírgula precisa de aspas`,
    encoding: (column) =>
      `${column} perdeu caracteres: este arquivo já estava danificado antes da exportação. Exporte de novo em UTF-8`,
    control: (column) => `${column} tem uma quebra de linha ou um caractere de controle`,
    long: (column, most) => `${column} passa de ${digits(most)} caracteres`,
    noAddress: 'sem endereço de e-mail',
    address: (cell) => `“${cell}” não é um endereço de e-mail`,
    date: (column, cell) => `${column} é “${cell}”: use uma data como 2026-12-01`,
    order: 'leave_end vem antes de leave_start',
    twice: (email, line) => `${email} já está na linha ${digits(line)}`,
    group: (name) => `“${name}” não é um grupo de domínios`,
    department: (name, email) => `“${name}” não é uma área da lista de ${email}`,
    person: (email, why) => `${email} ${why}`,
  },
  person: {
    whitelist: 'não está na lista de acesso',
    admin: 'sai, mas é da administração: tire antes esses direitos',
    elsewhere: 'não é dos seus grupos, nem um endereço que você possa liberar',
    former:
      'não pode receber a conta do endereço anterior: os dois endereços têm uma, outra linha trata dela ou ela é de administração. Mude o endereço na gestão de pessoas',
    homeless: 'é pessoa nova: escolha o grupo das pessoas novas',
  },
  unknown: {
    attribute: (name) => `${name}: mais de 500 valores diferentes, ou com mais de 80 letras`,
    department: (name) => `Área desconhecida: “${name}”`,
    group: (name) => `Grupo desconhecido: “${name}”`,
    status: (name) => `Situação desconhecida: “${name}”`,
    language: (name) => `Idioma desconhecido: “${name}”`,
    day: (day) => `Primeiro dia ilegível, como “${day}”`,
    manager: (name, others) =>
      others === 0
        ? `Responsável “${name}” sem conta`
        : `Responsáveis sem conta: “${name}” e mais ${plural(others, { one: '#', many: '#', other: '#' })}`,
  },
  formerAccount: (email, until) =>
    `Havia uma conta em ${email} até ${month(until.slice(0, 7))}. A mesma pessoa?`,
  movedAccount: (email, movedTo) =>
    `A conta de ${email} agora tem o endereço ${movedTo}, por isso é criada uma nova`,
  deletedAccount: (email) => `${email} excluiu a própria conta`,
  changes: {
    value: (what, before, after) => `${what}: ${before} → ${after}`,
    none: 'nada',
    columns: {
      first_name: 'nome',
      last_name: 'sobrenome',
      department: 'área',
      manager_id: 'responsável',
      directory_language: 'idioma',
      email: 'endereço',
      joined_on: 'primeiro dia',
      employee_status: 'situação na empresa',
      leave_start_date: 'licença a partir de',
      leave_end_date: 'licença até',
      leave_reason: 'motivo da licença',
    },
    statuses: { active: 'em atividade', leave: 'de licença' },
    entry: 'entrada da lista de acesso',
    group: 'grupo de domínios',
  },
  kept: {
    changed: 'mudou desde então',
    signedIn: 'entrou desde então',
    directory: 'está no diretório da empresa',
    manages: 'cuida de um grupo de domínios',
    invited: 'recebeu um convite desde então',
    used: 'está em uso',
    entry: 'a entrada na lista de acesso mudou desde então',
  },
}
