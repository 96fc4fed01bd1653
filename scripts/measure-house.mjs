import { measureHouse } from './house/measure.mjs'

// Prints figures on the layout of the code: `npm run measure:house`, or for another checkout
// `npm run measure:house -- FOLDER`.
const figures = await measureHouse(process.argv[2] ?? '.')
for (const { name, value, detail } of figures) {
  console.info(`${String(value).padStart(9)}  ${name}${detail ? `  (${detail})` : ''}`)
}
