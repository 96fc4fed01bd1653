import { useRouter } from 'next/router'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { useLogin } from '@/contexts/LoginContext'
import { useSwitchCompany } from '@/hooks/auth/session.mutations'
import { useReadNotification } from '@/hooks/notifications/notifications.mutations'
import { isCustomer } from '@/services/auth/actor.rules'
import { needsSwitch } from '@/services/notifications/notification-links.rules'
import type { Notification } from '@/services/notifications/notifications.schema'
import { must } from '@/services/invariant/must.rules'

/**
 * Marks a notification as read when it is opened. One about another company that the user acts for asks first whether to
 * switch to it: the company never changes by itself.
 * @param onOpened after a row was pressed; the question lies outside of the list, which may be gone by then
 */
export function useOpenNotification(onOpened?: () => void) {
  const { user, actor } = useLogin()
  const { push } = useRouter()
  const { mutate: read } = useReadNotification()
  const { mutateAsync: switchCompany } = useSwitchCompany()
  const [asked, setAsked] = useState<Notification | null>(null)

  const isOfOtherCompany = ({ kind, company }: Notification): boolean =>
    actor !== null && needsSwitch(actor, kind, company?.id ?? null)
  const buysForSeveral = actor !== null && isCustomer(actor) && actor.permittedCompanyIds.length > 1
  /** Named to who buys for several companies, and where a switch comes first. */
  const companyOf = (notification: Notification): string | undefined =>
    buysForSeveral || isOfOtherCompany(notification) ? notification.company?.corporate_name : undefined

  function open(notification: Notification, event: MouseEvent): void {
    if (notification.href && isOfOtherCompany(notification)) {
      event.preventDefault()
      setAsked(notification)
    } else if (!notification.read_at) read(notification.id)
    onOpened?.()
  }

  async function switchAndOpen({ id, company, href }: Notification): Promise<void> {
    const target = must(company, 'company of the notification')
    await switchCompany({ userId: must(user, 'logged-in user').id, companyId: target.id })
    read(id)
    await push(must(href, 'page of the notification'))
  }

  const question: ReactNode = (
    <ConfirmDialog
      open={asked !== null}
      onClose={() => setAsked(null)}
      title={`Trocar para ${asked?.company?.corporate_name ?? ''}?`}
      confirmLabel="Trocar e abrir"
      cancelLabel="Continuar aqui"
      onConfirm={() => asked && switchAndOpen(asked)}
    >
      Este aviso é de outra empresa. Para abri-lo, você passa a {actor && isCustomer(actor) ? 'comprar' : 'simular'} por
      ela.
    </ConfirmDialog>
  )
  return { open, companyOf, question }
}

export type Opening = ReturnType<typeof useOpenNotification>
