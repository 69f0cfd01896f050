import type { MailWords } from '../../words'

export const draft: MailWords['draft'] = {
  title: (month, product) => `${product} - Boletín de ${month}`,
  description: (month) => `Encuentros, un poco de ánimo y un acertijo para ${month}.`,
  opening:
    'Envía hoy un breve saludo y buscad un momento que os venga bien. Por si el primer sorbo es silencioso, aquí tienes algo para empezar:',
  tips: (minutes) => [
    `Sin formalidades: con ${minutes} minutos basta y sobra.`,
    'Curiosidad: preguntar, escuchar y volver a preguntar.',
    'Más allá del cargo: las personas son más que su trabajo.',
  ],
  closing: 'Que disfrutes del café y de la compañía.\nEl equipo de Cup of Joe',
  months: [
    {
      mood: 'Una página en blanco, una taza llena y nada tachado todavía. Enero es para los pequeños comienzos, y una charla corta tiene el tamaño justo.',
      quote: 'El principio es la parte más importante de cualquier obra.',
      source: 'Platón, La República',
      question:
        'Cuenta la leyenda que un pastor de cabras llamado Kaldi descubrió el café cuando sus cabras se pusieron a bailar. ¿Dónde?',
      choices: ['Etiopía', 'Yemen', 'Brasil', 'Java'],
    },
    {
      mood: 'Días cortos, manos calientes. Febrero es el mes de la segunda taza y de quienes alegran una mañana gris.',
      quote: 'La única manera de tener un amigo es serlo.',
      source: 'Ralph Waldo Emerson, La amistad',
      question: '¿Qué parte de una taza de café de filtro solo es agua, más o menos?',
      choices: ['75 %', '85 %', '92 %', '98 %'],
    },
    {
      mood: 'Ventanas abiertas, chaquetas indecisas. En marzo todo empieza a crecer, también las ideas que salen de un café.',
      quote: 'Ningún acto de bondad, por pequeño que sea, se pierde jamás.',
      source: 'Esopo, El león y el ratón',
      question: 'Tengo ciudades sin casas, bosques sin árboles y agua sin peces. ¿Qué soy?',
      choices: ['Un sueño', 'Un mapa', 'Un poema', 'Un espejo'],
    },
    {
      mood: 'Sol, lluvia y sol otra vez antes de que se vacíe la taza. Abril nunca avisa, y una buena conversación tampoco.',
      quote: 'El colorido abril, vestido de gala, puso en todas las cosas un espíritu de juventud.',
      source: 'William Shakespeare, Soneto 98',
      question:
        'Diez personas quieren verse de dos en dos, hasta que cada una haya estado con todas las demás. ¿Cuántos cafés son?',
      choices: ['20', '45', '90', '100'],
    },
    {
      mood: 'Todo está verde y las mesas vuelven a la calle. Mayo pide una taza al aire libre y una cara nueva enfrente.',
      quote: 'Si quieres ir rápido, ve a solas; si quieres llegar lejos, ve en compañía.',
      source: 'Proverbio',
      question: '¿Cómo se llama el fruto del cafeto?',
      choices: ['Haba', 'Vaina', 'Cereza', 'Drupilla'],
    },
    {
      mood: 'Tardes largas, todo con hielo. Con junio el año llega a la mitad: un buen momento para levantar la vista de la pantalla.',
      quote: '¿Y qué hay tan precioso como un día de junio? Entonces, si acaso, llegan los días perfectos.',
      source: 'James Russell Lowell, The Vision of Sir Launfal',
      question: 'Cuantos más das, más dejas atrás. ¿Qué son?',
      choices: ['Pasos', 'Fotos', 'Respiros', 'Notas'],
    },
    {
      mood: 'La oficina está medio vacía y la máquina de hielo hace horas extra. Julio está hecho para hablar sin prisa.',
      quote:
        'Tenía tres sillas en mi casa: una para la soledad, dos para la amistad y tres para la compañía.',
      source: 'Henry David Thoreau, Walden',
      question: '¿Qué dice del café la palabra italiana «espresso»?',
      choices: ['Que es rápido', 'Que es fuerte', 'Que es pequeño', 'Que está exprimido'],
    },
    {
      mood: 'Final del verano, luz lenta. Agosto es para terminar la limonada y planear lo que viene con alguien a quien aún no conoces.',
      quote: '¿Para qué vivimos, si no es para hacernos la vida menos difícil los unos a los otros?',
      source: 'George Eliot, Middlemarch',
      question:
        'Seis personas se sientan a una mesa y cada una da la mano una vez a cada una de las demás. ¿Cuántos apretones de manos hay?',
      choices: ['12', '15', '30', '36'],
    },
    {
      mood: 'Cuadernos nuevos, lápices afilados, las primeras bufandas. Septiembre sabe a comienzo, incluso mucho después del colegio.',
      quote: 'Muchas manos hacen ligero el trabajo.',
      source: 'Proverbio',
      question: '¿En qué país se bebe más café por persona?',
      choices: ['Italia', 'Turquía', 'Finlandia', 'Colombia'],
    },
    {
      mood: 'Hojas que crujen y canela en todo. Octubre es la época de la taza caliente que se sujeta con las dos manos.',
      quote: 'Me alegro tanto de vivir en un mundo en el que hay octubres.',
      source: 'L. M. Montgomery, Ana de las Tejas Verdes',
      question:
        '¿Qué compositor escribió una cantata cómica sobre una joven que no quiere renunciar a su café?',
      choices: ['Mozart', 'Bach', 'Händel', 'Haydn'],
    },
    {
      mood: 'Niebla fuera, vapor dentro. Noviembre es un mes para dar las gracias, y para las personas que hay detrás de los nombres de tu buzón.',
      quote: 'La gratitud no solo es la mayor de las virtudes, sino la madre de todas las demás.',
      source: 'Cicerón, En defensa de Plancio',
      question: '¿Qué puedes mantener después de habérselo dado a alguien?',
      choices: ['Un secreto', 'Tu palabra', 'Un regalo', 'El cambio'],
    },
    {
      mood: 'Luces en las ventanas y las últimas listas del año. Deja una a un lado, toma una taza y termina el año con una buena conversación.',
      quote: 'No hay nada en el mundo tan irresistiblemente contagioso como la risa y el buen humor.',
      source: 'Charles Dickens, Cuento de Navidad',
      question:
        'Un café y una galleta cuestan juntos 5,50. El café cuesta 5,00 más que la galleta. ¿Cuánto cuesta la galleta?',
      choices: ['0,25', '0,50', '0,75', '1,00'],
    },
  ],
}
