import { lazyDialog } from './lazyDialog'

export const Dialog = lazyDialog(() => import('./DialogModal').then((module) => module.DialogModal))
