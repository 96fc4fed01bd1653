import { namedCell, type Cell, type Names } from '@/services/http/cells.rules'

/** What the lines of plans and of service packages may name. */
export type SimulatorNames = { simulators: Names }

/** The simulator that a cell names. */
export const simulatorCell = (cell: string, { simulators }: SimulatorNames): Cell<number> =>
  namedCell(cell, simulators, { none: 'Não há simulador', many: 'Há mais de um simulador' })
