import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('es')

export const images: Responses['images'] = {
  ours: {
    'table-for-two': 'Dos cafés, un cruasán y un cuaderno en una mesa de madera',
    'corner-cafe': 'Un café de esquina al anochecer, dos personas hablan tras la ventana',
    'mugs-on-the-shelf': 'Un estante con una taza para cada persona, una humea',
    'rainy-window': 'Dos tazas en el alféizar, lluvia fuera, un gato dormido',
    'autumn-bench': 'Dos cafés para llevar en un banco del parque, en otoño',
  },
  advice: {
    broken: (most) =>
      `Más de ${most}: casi ningún programa de correo la muestra. Crea una versión apta para correo.`,
    risky: (from, to) =>
      `Entre ${from} y ${to}: algunos programas de correo la cargan tarde o no la cargan. Crea una versión apta para correo.`,
    narrow: (width, ofMails) =>
      `Tamaño adecuado, pero solo ${width}\u00a0px de ancho. Los correos tienen ${ofMails}\u00a0px.`,
    upright: 'Tamaño adecuado, pero demasiado alta para un correo. Una imagen apaisada se lee mejor.',
    fine: 'Tamaño adecuado para todos los programas de correo.',
    all: {
      none: 'Aún no hay imágenes.',
      fine: 'Todas las imágenes tienen un tamaño adecuado para correo.',
      tooLarge: (count) =>
        `${plural(count, { one: '# imagen es demasiado grande', many: '# de imágenes son demasiado grandes', other: '# imágenes son demasiado grandes' })} para correo. Crea versiones aptas para correo.`,
      untilThen: 'Hasta entonces, usa una de las aptas para correo.',
    },
    wideEnough: 'de ancho suficiente para un correo',
    bestThereIs: 'la mejor que hay',
    recommended: (size, width, height, why) => `Recomendada: ${size}, ${width} × ${height}\u00a0px, ${why}.`,
  },
  added: (title, tooLarge) =>
    tooLarge === null
      ? `«${title}» está en la galería.`
      : `«${title}» está en la galería. Tiene ${tooLarge}, demasiado para correo.`,
  madeSafe: (size, isStill) =>
    isStill
      ? `En la galería hay ahora una versión de ${size} apta para correo. La animación era demasiado grande, así que solo muestra la primera imagen.`
      : `En la galería hay ahora una versión de ${size} apta para correo.`,
  notAnImage: 'Elige un archivo de imagen (JPG, PNG, GIF o WebP).',
  tooManyFrames: 'Esta animación tiene demasiados fotogramas para su tamaño. Elige una más pequeña.',
  tooManyPixels: 'Esta imagen tiene demasiados píxeles. Elige una más pequeña.',
  inGallery: (name) => `${name} ya está en la galería.`,
  emailSafe: (size) => `Esta imagen tiene ${size}; ya es apta para correo.`,
  builtIn: 'Esta imagen viene con Cup of Joe y no se puede eliminar.',
  inUse: (newsletter) => `El boletín «${newsletter}» muestra esta imagen. Elige allí otra primero.`,
  deleted: (title) => `«${title}» se ha eliminado.`,
  copied: (title) => `«${title}» se ha copiado en la galería.`,
}
