/** The tokens of the product's look, as mails need them: inline, and once more for dark mode. */
export const color = {
  background: '#FBF7F1',
  surface: '#FFFFFF',
  tint: '#F6EBDC',
  text: '#2A1A12',
  muted: '#6F5B4E',
  line: '#E9DFD3',
  primary: '#9A4A22',
  accent: '#E9B872',
  /** The band at the top: the same in both themes. */
  espresso: '#3A2014',
  milk: '#FBF1E3',
}
// No font of the product's own: a mail loads nothing, and desktop Outlook takes Times for a font that it does not have.
export const serif = "Georgia, 'Times New Roman', serif"
export const sans = "'Segoe UI', Helvetica, Arial, sans-serif"

/** Dark rules are written twice: for clients that follow the system, and for Outlook's own attribute. */
const dark = {
  '.bg': 'background-color:#17110D!important',
  '.surface': 'background-color:#1F1814!important',
  '.tint': 'background-color:#2A211B!important',
  '.text': 'color:#F5ECE2!important',
  '.muted': 'color:#B9A797!important',
  '.line': 'border-color:#3A2F27!important',
  '.accent': 'color:#E9B872!important',
  '.link': 'color:#E39A6B!important',
  '.button': 'background-color:#E39A6B!important;color:#17110D!important',
  '.on-button': 'color:#17110D!important',
  '.ghost': 'background-color:#2A211B!important;border-color:#4A3B31!important',
}

const rules = (prefix = '') =>
  Object.entries(dark)
    .map(([name, rule]) => `${prefix}${name}{${rule}}`)
    .join('')

export const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
td{word-break:break-word}
@media (max-width:480px){.pad{padding-left:22px!important;padding-right:22px!important}.half{display:block!important;width:auto!important;padding:0 0 10px 0!important}.name{font-size:28px!important;line-height:34px!important}.title{font-size:32px!important;line-height:38px!important}}
@media (prefers-color-scheme:dark){${rules()}}
${rules('[data-ogsc] ')}`
