/** This language as a page loads it: what is around every page, and where its other parts are. The server has the parts that are left out. */
export { shell } from './shell'
export const parts = import.meta.glob([
  './*.ts',
  '!./{in-rounds,index,mail,month,reasons,responses,server,shell}.ts',
])
/** What the plugins show. */
export const plugins = import.meta.glob<object>('../../plugins/*/words/en.ts', { import: 'web' })
