import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('pt-BR')

export const attributes: Words['tools']['attributes'] = {
  text: 'Eles dividem as pessoas além das áreas. Os programas podem se guiar por eles. São cinco no máximo.',
  language: 'Nomes em',
  name: 'Nome',
  source: 'De onde vêm os valores',
  sources: {
    import: 'Uma coluna das importações',
    scim: 'O diretório (SCIM)',
    own: 'Cada pessoa escolhe',
  },
  column: 'Coluna',
  path: 'Caminho',
  pathHint: 'Por exemplo: addresses[type eq "work"].locality',
  shown: 'Aparece em um encontro',
  values: 'Valores',
  valuesHint: 'Um por linha',
  found: 'Eles vêm com a próxima importação ou do diretório.',
  count: (count) => plural(count, { one: '# valor', many: '# valores', other: '# valores' }),
  ready: { location: 'Local', level: 'Nível' },
  add: 'Adicionar um atributo',
  addReady: (name) => `Adicionar ${name}`,
  remove: (name) => `Excluir ${name}`,
  question: (name) => `Excluir ${name}?`,
  effect: 'O valor de cada pessoa também é excluído.',
  none: 'Ainda não há atributos.',
  failed: 'Não foi possível carregar os atributos.',
  saved: 'O atributo foi salvo.',
  notSaved: 'Não foi possível salvar o atributo.',
  notDeleted: 'Não foi possível excluir o atributo.',
}
