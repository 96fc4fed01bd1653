import { id } from '@/services/config/id.schema'
import { number } from '@/services/config/validation'
import type { SheetForm } from '@/services/http/sheet.rules'
import type { SimulatorNames } from '../cells.rules'
import { csvFileOf } from '../field-list.rules'
import { SERVICE_PACKAGE_FIELDS, type ServicePackageFieldTypes } from './service-package-fields.rules'
import { newServicePackageBody, servicePackageChangeBody, type NewServicePackage } from './service-packages.schema'

/** A line of the file; of two packages with the same position, the older one comes first. */
export type ServicePackageLine = NewServicePackage & { position?: number }

const position = () => number().integer().min(0).max(9999)

/** The CSV file of the service packages; an edited export can be imported again. */
export const SERVICE_PACKAGE_FILE = csvFileOf<ServicePackageFieldTypes>('Nº do pacote', SERVICE_PACKAGE_FIELDS)

/** How a line of the file is read. A line names the simulator of an existing package too. */
export const SERVICE_PACKAGE_LINE_FORMAT = {
  noun: { one: 'pacote' },
  titles: SERVICE_PACKAGE_FILE.titles,
  readers: SERVICE_PACKAGE_FILE.readers,
  newBody: newServicePackageBody.shape({ position: position() }),
  changeBody: servicePackageChangeBody.shape({ simulator_id: id(), position: position() }),
} satisfies SheetForm<SimulatorNames>
