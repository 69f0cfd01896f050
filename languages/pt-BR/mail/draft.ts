import type { MailWords } from '../../words'

export const draft: MailWords['draft'] = {
  title: (month, product) => `${product} - Newsletter de ${month}`,
  description: (month) => `Encontros, um pouco de clima e um desafio para ${month}.`,
  opening:
    'Mande hoje um oi rápido e escolham um horário que seja bom para todo mundo. Se o primeiro gole for silencioso, aqui vai algo para começar:',
  tips: (minutes) => [
    `Sem formalidade: ${minutes} minutos já são o bastante.`,
    'Com curiosidade: perguntar, ouvir e perguntar de novo.',
    'Além do cargo: as pessoas são mais do que o seu trabalho.',
  ],
  closing: 'Aproveite o café e a companhia.\nA equipe do Cup of Joe',
  months: [
    {
      mood: 'Uma página em branco, uma caneca cheia e nada riscado ainda. Janeiro é para pequenos começos, e uma conversa curta tem o tamanho certo para um.',
      quote: 'O começo é a parte mais importante de qualquer obra.',
      source: 'Platão, A República',
      question:
        'Diz a lenda que um pastor de cabras chamado Kaldi descobriu o café quando suas cabras começaram a dançar. Onde?',
      choices: ['Etiópia', 'Iêmen', 'Brasil', 'Java'],
    },
    {
      mood: 'Dias curtos em outros cantos do mundo, mãos quentes por aqui. Fevereiro é o mês da segunda xícara e das pessoas que clareiam uma manhã cinzenta.',
      quote: 'O único jeito de ter um amigo é ser um.',
      source: 'Ralph Waldo Emerson, A amizade',
      question: 'Mais ou menos, quanto de uma xícara de café coado preto é água?',
      choices: ['75%', '85%', '92%', '98%'],
    },
    {
      mood: 'Janelas abertas, casaco em dúvida. Em março as coisas começam a mudar, inclusive as ideias em volta de um café.',
      quote: 'Nenhum ato de gentileza, por menor que seja, é em vão.',
      source: 'Esopo, O leão e o rato',
      question:
        'Tenho cidades, mas não casas, florestas, mas não árvores, e água, mas não peixes. O que eu sou?',
      choices: ['Um sonho', 'Um mapa', 'Um poema', 'Um espelho'],
    },
    {
      mood: 'Sol, chuva e sol de novo antes de a xícara ficar vazia. Abril deixa todo mundo na dúvida, e uma boa conversa também.',
      quote: 'Abril, colorido e em traje de festa, pôs em todas as coisas um espírito de juventude.',
      source: 'William Shakespeare, Soneto 98',
      question:
        'Dez colegas querem se conhecer, de dois em dois, até que todo mundo tenha encontrado todo mundo. Quantos cafés são?',
      choices: ['20', '45', '90', '100'],
    },
    {
      mood: 'As mesas estão lá fora e a tarde convida. Maio pede uma xícara ao ar livre e alguém novo do outro lado da mesa.',
      quote: 'Se quiser ir rápido, vá só; se quiser ir longe, vá em grupo.',
      source: 'Provérbio',
      question: 'Como se chama o fruto do cafeeiro?',
      choices: ['Fava', 'Vagem', 'Cereja', 'Drupéola'],
    },
    {
      mood: 'Noites compridas, canecas quentes. Com junho, o ano chega à metade: um bom momento para levantar os olhos da tela.',
      quote: 'E o que é tão raro como um dia de junho? É então, se algum dia, que vêm os dias perfeitos.',
      source: 'James Russell Lowell, The Vision of Sir Launfal',
      question: 'Quanto mais você dá, mais deixa para trás. O que são?',
      choices: ['Passos', 'Fotos', 'Suspiros', 'Anotações'],
    },
    {
      mood: 'O escritório está meio vazio e a cafeteira faz hora extra. Julho foi feito para conversar sem pressa.',
      quote:
        'Eu tinha três cadeiras em casa: uma para a solidão, duas para a amizade, três para a companhia.',
      source: 'Henry David Thoreau, Walden',
      question: 'O que a palavra italiana “espresso” diz sobre o café?',
      choices: ['Que é rápido', 'Que é forte', 'Que é pequeno', 'Que é feito sob pressão'],
    },
    {
      mood: 'Luz devagar, tarde sem fim. Agosto é para terminar o que está no copo e planejar o que vem com alguém que você ainda não conhece.',
      quote: 'Para que vivemos, se não for para tornar a vida menos difícil uns para os outros?',
      source: 'George Eliot, Middlemarch',
      question:
        'Seis pessoas se sentam a uma mesa, e cada uma aperta uma vez a mão de cada outra. Quantos apertos de mão são?',
      choices: ['12', '15', '30', '36'],
    },
    {
      mood: 'Cadernos novos, lápis apontados, as primeiras flores. Setembro tem cara de começo, mesmo muito depois da escola.',
      quote: 'Muitas mãos tornam o trabalho leve.',
      source: 'Provérbio',
      question: 'Em que país se bebe mais café por pessoa?',
      choices: ['Itália', 'Turquia', 'Finlândia', 'Colômbia'],
    },
    {
      mood: 'Folhas no chão de um lado do mundo, flores do outro, canela em tudo. Outubro é tempo de segurar a caneca quente com as duas mãos.',
      quote: 'Que bom viver em um mundo em que existem outubros.',
      source: 'L. M. Montgomery, Anne de Green Gables',
      question: 'Que compositor escreveu uma cantata cômica sobre uma jovem que não quer abrir mão do café?',
      choices: ['Mozart', 'Bach', 'Händel', 'Haydn'],
    },
    {
      mood: 'Neblina lá fora, vapor aqui dentro. Novembro é um mês para agradecer, e para as pessoas por trás dos nomes na sua caixa de entrada.',
      quote: 'A gratidão não é apenas a maior das virtudes, mas a mãe de todas as outras.',
      source: 'Cícero, Em defesa de Plâncio',
      question: 'O que você pode manter depois de dar a alguém?',
      choices: ['Um segredo', 'A palavra', 'Um presente', 'O troco'],
    },
    {
      mood: 'Luzes nas janelas e as últimas listas do ano. Deixe uma de lado, pegue uma xícara e termine o ano com uma boa conversa.',
      quote: 'Não há nada no mundo tão irresistivelmente contagiante quanto o riso e o bom humor.',
      source: 'Charles Dickens, Um conto de Natal',
      question:
        'Um café e um biscoito custam juntos 5,50. O café custa 5,00 a mais que o biscoito. Quanto custa o biscoito?',
      choices: ['0,25', '0,50', '0,75', '1,00'],
    },
  ],
}
