import type { MailWords } from '../../words'

export const hello: MailWords['hello'] = (name) => `مرحبًا ${name}.`

export const frame: MailWords['frame'] = {
  footer: '\u2068Cup of Joe\u2069، لقاءات قهوة في العمل',
  because: (company) => `تصلك هذه الرسالة لمشاركتك في لقاءات القهوة في ${company}.`,
  leave: 'أخذ استراحة أو الانسحاب',
  met: 'تم اللقاء',
  missed: 'لم يتم اللقاء',
  yourMatch: 'الشخص الآخر',
  cantMakeIt: {
    who: (name) => ['تعذّر حضور ', name, ' إلى لقاء القهوة.'],
    dontWait: 'ليس هذا ذنب أحد، ولا حاجة إلى الانتظار حتى الشهر القادم.',
    tooLate: 'ليس هذا ذنب أحد.',
    findSomeone: 'البحث لي عن شخص آخر',
    how: 'نقرة واحدة، ونبحث عن شخص آخر. وفور العثور عليه نكتب إليكما. وإن كان الانتظار أنسب لك، فلا حاجة إلى فعل شيء.',
  },
}
