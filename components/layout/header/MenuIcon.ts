import {
  Bookmark,
  Boxes,
  Building2,
  ChartColumn,
  CircleArrowUp,
  CircleQuestionMark,
  ClipboardList,
  Gauge,
  House,
  Laptop,
  MessageSquare,
  ReceiptText,
  Settings,
  Tags,
  TicketPercent,
  Truck,
  Undo2,
  UserPlus,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'

// The icons that services/auth/menu.rules.ts names.
const icons: ReadonlyMap<string, LucideIcon> = new Map(
  Object.entries({
    house: House,
    'clipboard-list': ClipboardList,
    laptop: Laptop,
    'message-square': MessageSquare,
    users: Users,
    settings: Settings,
    'circle-help': CircleQuestionMark,
    'chart-column': ChartColumn,
    bookmark: Bookmark,
    boxes: Boxes,
    truck: Truck,
    'undo-2': Undo2,
    'arrow-up-circle': CircleArrowUp,
    tags: Tags,
    'building-2': Building2,
    'user-plus': UserPlus,
    gauge: Gauge,
    'receipt-text': ReceiptText,
    'ticket-percent': TicketPercent,
  }),
)

type Props = { name: string; size?: number }

export const MenuIcon = ({ name, size = 17 }: Props) =>
  createElement(icons.get(name) ?? ClipboardList, { size, strokeWidth: 1.75, 'aria-hidden': true })
