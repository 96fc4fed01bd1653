import { id } from '@/services/config/id.schema'
import { number } from '@/services/config/validation'
import { linesOf, priceCell, readStanding, readWhole, textCell } from '@/services/http/cells.rules'
import type { SheetForm } from '@/services/http/sheet.rules'
import { simulatorCell, type SimulatorNames } from '../simulator-cell.rules'
import { SERVICE_PACKAGE_TITLE } from './service-package-csv.rules'
import { type NewServicePackage, newServicePackageBody, servicePackageChangeBody } from './service-packages.schema'

/** A service package with its place among those of its simulator; of two in one place the older one comes first. */
export type ServicePackageLine = NewServicePackage & { position?: number }

const position = () => number().integer().min(0).max(9999)

/** How a line of the service packages' file is read. */
export const SERVICE_PACKAGE_LINE_FORMAT = {
  noun: { one: 'pacote' },
  titles: SERVICE_PACKAGE_TITLE,
  readers: {
    simulator_id: simulatorCell,
    position: (cell) => ({ value: cell === '' ? undefined : readWhole(cell) }),
    name: textCell,
    description: textCell,
    features: (cell) => ({ value: linesOf(cell) }),
    monthly_fee_per_unit: priceCell,
    active: readStanding,
  },
  newBody: newServicePackageBody.shape({ position: position() }),
  // A line of a file names the simulator also of a package that is there.
  changeBody: servicePackageChangeBody.shape({ simulator_id: id(), position: position() }),
} satisfies SheetForm<SimulatorNames>
