import type { ImportReport } from '@/services/http/import.schema'

/** A dry run of 1,000 lines, two of which fail. */
export const wireImportReport = (overrides: Partial<ImportReport> = {}): ImportReport => ({
  checked: 'a'.repeat(64),
  imported: false,
  lines: 1000,
  created: 948,
  changed: 40,
  unchanged: 10,
  failed: 2,
  columns: ['Nome', 'Categoria', 'Preço mensal (R$)', 'Estoque: novo'],
  notices: [],
  passed_over: ['Estoque: novo'],
  failures: [
    {
      line: 12,
      cells: ['Vertex 14', 'Notebok', '289,00', '3'],
      faults: [
        { column: 'Categoria', message: 'Não há categoria “Notebok”. Confira o nome ou cadastre antes.' },
        { column: 'Descrição', message: 'Falta esta coluna, que um produto novo precisa ter.' },
      ],
    },
    {
      line: 40,
      cells: ['Lumen 24', 'Monitores', 'dez', '0'],
      faults: [{ column: null, message: 'Há um valor além da última coluna. Confira os separadores e as aspas.' }],
    },
  ],
  ...overrides,
})
