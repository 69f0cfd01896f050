import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pt-BR')

const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` })
const chats = (count: number) => counted(count, 'café', 'cafés')

export const map: Words['figures']['map'] = {
  title: 'Mapa de conexões',
  time: 'Período',
  months: (count) => counted(count, 'mês', 'meses'),
  group: 'Grupo',
  failed: 'Não foi possível carregar as conexões.',
  tooFew: {
    title: 'Poucas pessoas para um mapa',
    text: 'Com menos de cinco pessoas, ele revelaria quem encontrou quem.',
  },
  none: {
    title: 'Nenhum café ainda',
    text: 'O mapa se enche quando as pessoas dizem que se encontraram, na newsletter ou na página de encontros.',
  },
  drawing: 'Diagrama de cordas dos cafés entre áreas. A tabela abaixo traz os números.',
  summary: (met, across) => `${chats(met)}, ${across} entre áreas`,
  nobody: 'Ninguém desta área teve café com alguém neste período.',
  met: (count, inside, others) => {
    const met =
      others === null
        ? `${chats(count)}.`
        : `${chats(count)}, com ${counted(others.departments, 'outra área', 'outras áreas')}, a maioria com ${others.most} (${digits(others.mostMet)}).`
    return inside > 0 ? `${met} Dentro da própria área: ${digits(inside)}.` : met
  },
  people: (count) => counted(count, 'pessoa', 'pessoas'),
  smaller: 'Áreas menores',
  merged: (count) => `(${digits(count)})`,
  table: { caption: 'Cafés entre áreas', with: 'Com', chats: 'Cafés' },
  counted: (moment) => `Contagem: ${moment}.`,
  heat: {
    label: 'Mapa de calor',
    one: (department) => `Cafés com ${department}, mês a mês`,
    all: 'Cafés de cada área, mês a mês',
    showAll: 'Todas as áreas',
    total: 'Total',
  },
}
