import { namedCell, readWhole, type Cell, type Names } from '@/services/http/cells.rules'

// Cells that the files of several kinds share.

const SIMULATOR_FAULTS = { none: 'Não há simulador', many: 'Há mais de um simulador' }

/** The names that a line of plans, service packages and product types may use. */
export type SimulatorNames = { simulators: Names }

/** The column of the simulator that a row belongs to. */
export const simulatorColumn = <Choices>(example: (choices: Choices) => string) => ({
  title: 'Simulador',
  print: ({ simulator }: { simulator: { name: string } }) => simulator.name,
  parse: readSimulator,
  example,
})

/** The simulator that a cell names. */
export const readSimulator = (cell: string, { simulators }: SimulatorNames): Cell<number> =>
  namedCell(cell, simulators, SIMULATOR_FAULTS)

/** The position among others; an empty cell leaves it as it is. */
export const readPosition = (cell: string): Cell<number | undefined> => ({
  value: cell === '' ? undefined : readWhole(cell),
})
