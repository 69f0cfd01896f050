/** A line of the table that `npm run bench` prints. */
export interface Figure {
  figure: string
  target: string
  value: string
  ratio?: string | undefined
  ok?: boolean | undefined
}
