const holder = globalThis as typeof globalThis & { arrendaDraining?: boolean }

/** True from the first SIGTERM on: `/ready` answers 503 while requests in flight finish. */
export const isDraining = (): boolean => holder.arrendaDraining ?? false

export function startDraining(): void {
  holder.arrendaDraining = true
}
