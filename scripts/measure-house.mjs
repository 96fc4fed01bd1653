import { measureHouse } from './house/measure.mjs'

// Prints how the code is laid out, as a table: `npm run measure:house`, or in another checkout `npm run measure:house -- FOLDER`.
const figures = await measureHouse(process.argv[2] ?? '.')
for (const { name, value, detail } of figures) {
  console.info(`${String(value).padStart(9)}  ${name}${detail ? `  (${detail})` : ''}`)
}
