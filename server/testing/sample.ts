/** How much a test does of what it could do without end: a sample with `npm test`, more with `npm test -- all`. */
export const sample = <Amount>(usual: Amount, withAll: Amount) => (process.env['ALL'] ? withAll : usual)
