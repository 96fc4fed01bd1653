export const FLAGS = {
  singular: { type: 'string' },
  plural: { type: 'string' },
  gender: { type: 'string' },
  columns: { type: 'string' },
  rule: { type: 'string' },
  prove: { type: 'boolean' },
}

/** The options of a feature that does not exist. */
export const EXAMPLE = {
  name: 'suppliers',
  singular: 'fornecedor',
  plural: 'fornecedores',
  gender: 'm',
  columns: 'Cidade, Prazo de entrega',
  rule: 'come with the shortest delivery time first',
}

const { name, ...flags } = EXAMPLE
const shown = Object.entries(flags).map(([flag, value]) => `  --${flag} ${/\W/.test(value) ? `"${value}"` : value}`)

export const USAGE = `npm run new:feature -- ${name} \\\n${shown.join(' \\\n')}

  <name>      an English plural in kebab-case, in the words of docs/glossary.md
  --singular  what people call one, in Portuguese and small letters; --plural: several
  --gender    m or f
  --columns   what the list shows of each besides its name, in Portuguese
  --rule      how the list is sorted, in English: the title of a test ("the ${name} …")

npm run new:feature -- --prove writes this example into a scratch copy and checks it there.`
