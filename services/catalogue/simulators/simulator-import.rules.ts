import { array, strictObject, string } from '@/services/config/validation'
import { readState, textCell } from '@/services/http/cells.rules'
import type { SheetForm } from '@/services/http/sheet.rules'
import { readPosition } from '../cells.rules'
import { type ProductTypeLine, readImage, readProductTypes } from './simulator-cells.rules'
import { SIMULATOR_TITLE } from './simulator-csv.rules'
import { type NewSimulator, newSimulatorBody, type SimulatorChange, simulatorChangeBody } from './simulators.schema'

/** The values of a line: the fields of a simulator and all its product types. */
export type SimulatorLine = NewSimulator & Pick<SimulatorChange, 'order' | 'active'> & { kinds?: ProductTypeLine[] }

const kinds = () =>
  array(strictObject({ name: string().trim().max(80).required(), plural_name: string().trim().max(80) }).required())

/** How a line of the simulators file is read. */
export const SIMULATOR_LINE_FORMAT = {
  noun: { one: 'simulador' },
  titles: SIMULATOR_TITLE,
  readers: {
    order: readPosition,
    name: textCell,
    description: textCell,
    image: readImage,
    kinds: readProductTypes,
    active: readState,
  },
  newBody: newSimulatorBody.shape({
    order: simulatorChangeBody.fields.order,
    active: simulatorChangeBody.fields.active,
    kinds: kinds(),
  }),
  changeBody: simulatorChangeBody.shape({ kinds: kinds() }),
  sentenceFor: (path) => (path === 'order' ? 'Use um número de 1 a 1000' : undefined),
} satisfies SheetForm<unknown>
