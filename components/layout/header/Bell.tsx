import { Bell as BellIcon } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { IconButton, IconLink } from '@/components/ui/buttons/IconButton'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { type Actor, isStaff } from '@/services/auth/actor.rules'
import { paths } from '@/services/config/paths'
import { phone } from '@/styles/tokens'
import { BadgedIcon } from './BadgedIcon'
import { unreadText, useUnread } from './unread'

const NotificationCenter = lazyPart(() =>
  import('@/components/notifications/NotificationCenter').then((module) => module.NotificationCenter),
)

/** Opens the newest notifications, on phones the page of all; a dot says that some are unread. */
export const Bell = ({ actor }: { actor: Actor }) => {
  const unread = useUnread(true)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const leave = useCallback(() => setOpen(false), [])
  const wasOpened = useOnceOpened(open)
  const close = (): void => {
    leave()
    button.current?.focus()
  }
  const isPhone = useMediaQuery(phone)
  useTitleCount(unread ?? 0)
  const label = unread ? `Avisos, ${unreadText(unread)}` : 'Avisos'
  const icon = (
    <BadgedIcon isOn={!!unread}>
      <BellIcon size={isPhone ? 20 : 17} strokeWidth={1.75} aria-hidden />
    </BadgedIcon>
  )
  if (isPhone)
    return (
      <IconLink
        label={label}
        icon={icon}
        href={isStaff(actor) ? paths.admin.notifications() : paths.platform.notifications()}
      />
    )
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={icon}
        onClick={() => setOpen(!open)}
      />
      {wasOpened && <NotificationCenter actor={actor} anchor={button} open={open} onLeave={leave} onClose={close} />}
    </>
  )
}

/** Puts "(3)" before the title of the tab, also after another page has set its own. */
function useTitleCount(unread: number): void {
  useEffect(() => {
    const title = document.querySelector('title')
    const write = (count: number): void => {
      const bare = document.title.replace(/^\(\d+\) /, '')
      const next = count > 0 ? `(${String(count)}) ${bare}` : bare
      if (document.title !== next) document.title = next
    }
    write(unread)
    const observer = new MutationObserver(() => write(unread))
    if (title) observer.observe(title, { childList: true })
    return () => {
      observer.disconnect()
      write(0)
    }
  }, [unread])
}
