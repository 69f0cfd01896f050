import type { Worded } from '../../../languages/words'
import type { Language } from '../../../shared/languages/languages'
import { server as ar } from './ar'
import { server as de } from './de'
import { server as en } from './en'
import { server as es } from './es'
import { server as fr } from './fr'
import { server as it } from './it'
import { server as ja } from './ja'
import { server as nl } from './nl'
import { server as pl } from './pl'
import { server as ptBR } from './pt-BR'

export const teams: Record<Language, Worded<typeof en>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  'pt-BR': ptBR,
}

declare module '../../../languages/words' {
  interface PluginWords {
    teams: Worded<typeof en>
  }
}
