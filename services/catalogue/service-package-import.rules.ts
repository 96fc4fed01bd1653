import { id } from '@/services/config/id.schema'
import { number } from '@/services/config/validation'
import { linesOf, priceCell, readStanding, readWhole, textCell } from '@/services/http/cells.rules'
import type { SheetForm } from '@/services/http/sheet.rules'
import { PACKAGE_TITLE } from './service-package-csv.rules'
import { newPackageBody, packageChangeBody, type NewPackage } from './service-packages.schema'
import { simulatorCell, type SimulatorNames } from './simulator-cell.rules'

/** A service package with its place among those of its simulator; of two in one place the older one comes first. */
export type PlacedPackage = NewPackage & { position?: number }

const position = () => number().integer().min(0).max(9999)

/** How a line of the service packages' file is read. */
export const PACKAGE_FORM = {
  noun: { one: 'pacote' },
  titles: PACKAGE_TITLE,
  readers: {
    simulator_id: simulatorCell,
    position: (cell) => ({ value: cell === '' ? undefined : readWhole(cell) }),
    name: textCell,
    description: textCell,
    features: (cell) => ({ value: linesOf(cell) }),
    monthly_fee_per_unit: priceCell,
    active: readStanding,
  },
  newBody: newPackageBody.shape({ position: position() }),
  // A line of a file names the simulator also of a package that is there.
  changeBody: packageChangeBody.shape({ simulator_id: id(), position: position() }),
} satisfies SheetForm<SimulatorNames>
