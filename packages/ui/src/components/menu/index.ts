export { Menu, type MenuProps, type MenuReason } from './menu.js'
export { MenuItem, type MenuItemProps, MenuLink, type MenuLinkProps, MenuSeparator } from './menu-item.js'
