// The one barrel of the project: Drizzle reads the whole schema through it.
export * from './audit'
export * from './auth'
export * from './catalogue'
export * from './companies'
export * from './logistics'
export * from './orders'
export * from './platform'
export * from './simulation'
