import { array, strictObject, string } from '@/services/config/validation'
import { readStanding, readWhole, textCell } from '@/services/http/cells.rules'
import type { SheetForm } from '@/services/http/sheet.rules'
import { readImage, readKinds, type KindLine } from './simulator-cells.rules'
import { SIMULATOR_TITLE } from './simulator-csv.rules'
import { newSimulatorBody, simulatorChangeBody, type NewSimulator, type SimulatorChange } from './simulators.schema'

/** What a line says of a simulator: what the API takes, and all its kinds of product. */
export type SimulatorLine = NewSimulator & Pick<SimulatorChange, 'order' | 'active'> & { kinds?: KindLine[] }

const kinds = () =>
  array(strictObject({ name: string().trim().max(80).required(), plural_name: string().trim().max(80) }).required())

/** How a line of the simulators' file is read. */
export const SIMULATOR_FORM = {
  noun: { one: 'simulador' },
  titles: SIMULATOR_TITLE,
  readers: {
    order: (cell) => ({ value: cell === '' ? undefined : readWhole(cell) }),
    name: textCell,
    description: textCell,
    image: readImage,
    kinds: readKinds,
    active: readStanding,
  },
  newBody: newSimulatorBody.shape({
    order: simulatorChangeBody.fields.order,
    active: simulatorChangeBody.fields.active,
    kinds: kinds(),
  }),
  changeBody: simulatorChangeBody.shape({ kinds: kinds() }),
  sentenceFor: (path) => (path === 'order' ? 'Use um número de 1 a 1000' : undefined),
} satisfies SheetForm<unknown>
