import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })

export const imports: Responses['imports'] = {
  imported: (counts) =>
    `Importação: novas ${digits(counts.new)}, mudadas ${digits(counts.changed)}, sem mudança ${digits(counts.unchanged)}${counts.refused > 0 ? `, recusadas ${digits(counts.refused)}` : ''}.`,
  takenOut: (count) => `Pessoas retiradas: ${digits(count)}.`,
  takenBack: (people, entries) =>
    `A importação foi desfeita: ${counted(people, 'pessoa', 'pessoas')}, ${counted(entries, 'entrada da lista de acesso', 'entradas da lista de acesso')}.`,
  stay: (count) =>
    `${plural(count, { one: '# fica como está', many: '# ficam como estão', other: '# ficam como estão' })}.`,
  read: {
    file: (parts) => `Arquivo de pessoal lido: ${parts.join(', ')}.`,
    updated: (count) => counted(count, 'pessoa atualizada', 'pessoas atualizadas'),
    created: (count) => counted(count, 'pessoa criada', 'pessoas criadas'),
    unknown: (count) => counted(count, 'pessoa sem conta ignorada', 'pessoas sem conta ignoradas'),
    takenOut: (count) => `retiradas: ${digits(count)}`,
    skipped: (count) => counted(count, 'linha pulada', 'linhas puladas'),
  },
  noEmployeeFile: (path, columns, example) =>
    `Não há arquivo de pessoal em ${path}. Coloque lá um arquivo CSV com as colunas ${columns}. Uma linha de exemplo: ${example}`,
  badEmployeeFile: (path, why, example) =>
    `O arquivo de pessoal ${path} não pode ser usado: ${why}. Uma linha de exemplo: ${example}`,
  reading: 'Lendo as linhas',
  tooManyRows: (most) =>
    `O arquivo tem mais de ${digits(most)} linhas, o limite de uma importação. Divida-o.`,
  saving: 'Salvando as pessoas',
  notCsv:
    'Isto é uma planilha ou um arquivo compactado, não um CSV. Salve como CSV (no Excel: “CSV UTF-8”) e envie esse arquivo.',
  notText: 'Este não é um arquivo de texto. Envie um CSV em UTF-8 ou Windows-1252.',
  noRows:
    'O arquivo não tem linhas. Ele precisa de uma linha com os nomes das colunas, e depois uma por pessoa.',
  tooManyColumns: (most) => `O arquivo tem colunas demais: no máximo ${most} cabem em uma importação.`,
  noEmailColumn: 'Escolha a coluna com os endereços de e-mail.',
  noSuchColumn: 'O arquivo não tem essa coluna.',
  onlyAdminsMakeGroups: 'Só a administração cria grupos de domínios.',
  onlyAdminsTakeOut: 'Só a administração retira pessoas.',
  running: 'Outra importação está em andamento. Tente de novo quando ela terminar.',
  importedAlready: 'Este arquivo já foi importado.',
  takenBackAlready: 'Esta importação já foi desfeita.',
  notImported: 'Este arquivo ainda não foi importado.',
}
