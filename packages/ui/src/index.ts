export { Alert, type AlertProps, type AlertTone } from './alert/index.js'
export {
  AccountMenu,
  type AccountMenuProps,
  AppHeader,
  type AppHeaderProps,
  AppShell,
  type AppShellProps,
  Brand,
  BrandMark,
  type BrandProps,
  Footer,
  type FooterProps,
  type HeaderLink,
  LanguageMenu,
  type LanguageMenuProps,
} from './app-shell/index.js'
export {
  ApplicationDetail,
  type ApplicationDetailProps,
  ApplicationDetailSkeleton,
  type CopyStats,
  countChanges,
  type DetailLinkProps,
  type DetailSectionId,
  detailSectionIds,
  type FactSource,
  type RenderedSection,
  type TemplateInDetail,
} from './application-detail/index.js'
export {
  type ApplicationColumnKey,
  type ApplicationColumnsOptions,
  ApplicationTable,
  type ApplicationTableProps,
  applicationColumns,
  type CardPlace,
  ColumnChooser,
  type ColumnChooserProps,
  type ColumnDef,
  type ColumnLayout,
  type ColumnLayoutProps,
  type ColumnLayoutReason,
  columnLayoutScript,
  type RowAction,
  type RowLinkProps,
  type RowSelectionProps,
  type SelectionReason,
  type SortCycle,
  type SortReason,
  type TableDensity,
  type TableNotice,
  type TableSort,
  tableStateFromSearchParams,
  tableStateToSearchParams,
  type VirtualizeOptions,
} from './application-table/index.js'
export { AttachmentList, type AttachmentListProps, formatFileSize } from './attachment-list/index.js'
export { BeforeYouStart } from './before-you-start/index.js'
export { Button, type ButtonKind, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/index.js'
export { Card } from './card/index.js'
export { CaseActionBar, type CaseActionBarProps } from './case-action-bar/index.js'
export { CertificateFormats, type CertificateFormatsProps } from './certificate-formats/index.js'
export {
  ChangeText,
  type ChangeTextProps,
  type ChangeWords,
  changeBetween,
  type FactWords,
} from './change-text/index.js'
export { Checkbox, type CheckboxProps } from './checkbox/index.js'
export { Chip, type ChipProps } from './chip/index.js'
export { Combobox, type ComboboxOption, type ComboboxProps, type ComboboxReason, foldText } from './combobox/index.js'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type ConfirmQuestion,
  type ConfirmReason,
  ConfirmRegion,
  confirm,
} from './confirm-dialog/index.js'
export {
  type DateChangeDetails,
  type DateOpenReason,
  DatePicker,
  DatePickerCalendar,
  type DatePickerCalendarProps,
  DatePickerField,
  type DatePickerFieldProps,
  DatePickerInput,
  type DatePickerInputProps,
  type DatePickerProps,
  DatePickerRoot,
  type DatePickerRootProps,
  DatePickerTrigger,
  type DatePickerTriggerProps,
  type DateProblem,
  type DateReason,
  type ParsedDate,
  parseDate,
} from './date-picker/index.js'
export {
  type DateRangeChange,
  type DateRangeEnd,
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangeValue,
} from './date-range-picker/index.js'
export { Description, DescriptionList, type DescriptionProps } from './description-list/index.js'
export { Dialog, type DialogChange, type DialogProps } from './dialog/index.js'
export { ErrorBox, type ErrorBoxFailure, type ErrorBoxProps, failureOf } from './error-box/index.js'
export {
  ErrorBoundary,
  type ErrorBoundaryDetails,
  type ErrorBoundaryProps,
  ErrorPage,
  type ErrorPageKind,
  type ErrorPageProps,
  errorPageKind,
} from './error-page/index.js'
export { ErrorSummary, type ErrorSummaryItem, type ErrorSummaryProps, focusField } from './error-summary/index.js'
export {
  type Feedback,
  type FeedbackDraft,
  FeedbackForm,
  type FeedbackFormProps,
  FeedbackLauncher,
  type FeedbackLauncherProps,
  type FeedbackRating,
} from './feedback-form/index.js'
export {
  Field,
  FieldError,
  type FieldErrorProps,
  FieldHint,
  type FieldProps,
  type FieldState,
  Fieldset,
  type FieldsetProps,
  type FieldWidth,
  OptionalMark,
  useFieldControl,
} from './field/index.js'
export {
  type ApplicationFilterOptions,
  applicationFilterSchema,
  countActive,
  defineFilters,
  defineFiltersFor,
  FilterApply,
  type FilterApplyProps,
  type FilterChange,
  FilterChips,
  type FilterChipsProps,
  FilterChoices,
  type FilterChoicesProps,
  type FilterCounts,
  FilterDateRange,
  type FilterDateRangeProps,
  type FilterField,
  FilterFields,
  type FilterFieldsProps,
  FilterGroup,
  type FilterGroupProps,
  FilterMultiSelect,
  type FilterMultiSelectProps,
  type FilterOption,
  type FilterOptionGroup,
  FilterOptionGroups,
  type FilterOptionGroupsProps,
  FilterPanel,
  type FilterPanelProps,
  type FilterQuery,
  type FilterReason,
  FilterReset,
  type FilterResetProps,
  FilterRoot,
  type FilterRootProps,
  type FilterSchema,
  FilterSheet,
  type FilterSheetProps,
  FilterText,
  type FilterTextProps,
  type FilterValues,
  filterStatuses,
  filtersFromQuery,
  filtersToQuery,
  mergeCategories,
  type TemplateCategory,
} from './filter-panel/index.js'
export { type FormSurroundings, type LookupSource, StepForm, type StepFormProps } from './form/index.js'
export { HistoryList, type HistoryListProps } from './history-list/index.js'
export { IconButton, type IconButtonProps } from './icon-button/index.js'
export { Input, type InputProps, SearchInput } from './input/index.js'
export { Kbd } from './kbd/index.js'
export {
  ButtonRow,
  FieldStack,
  PageHeading,
  type PageHeadingProps,
  Section,
  type SectionProps,
} from './layout/index.js'
export { Link, type LinkProps } from './link/index.js'
export { Loading, type LoadingProps, useDelayedFlag } from './loading/index.js'
export { Lookup, type LookupProps, type LookupSearch } from './lookup/index.js'
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  type MenuProps,
  type MenuReason,
  MenuSeparator,
} from './menu/index.js'
export {
  MessageComposer,
  type MessageComposerProps,
  MessageThread,
  type MessageThreadProps,
  type MessageToSend,
} from './message-thread/index.js'
export { MultiCombobox, type MultiComboboxProps, type MultiComboboxReason } from './multi-combobox/index.js'
export { type PageChange, Pagination, type PaginationProps } from './pagination/index.js'
export {
  type PdfDocumentProps,
  type PdfEngine,
  type PdfFailure,
  PdfPreview,
  type PdfPreviewProps,
  type PdfSource,
  setPdfWorker,
} from './pdf-preview/index.js'
export {
  type PickupReason,
  PickupTimePicker,
  type PickupTimePickerProps,
  type PickupValue,
} from './pickup-time-picker/index.js'
export { Popover, type PopoverProps } from './popover/index.js'
export {
  type FactKey,
  factKeys,
  formatPeriod,
  type LineChange,
  ProductLineCard,
  type ProductLineCardProps,
  shortFactKeys,
} from './product-line-card/index.js'
export { Progress, type ProgressProps } from './progress/index.js'
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './radio-group/index.js'
export { RichText, type RichTextProps } from './rich-text/index.js'
export { type Segment, SegmentedControl, type SegmentedControlProps } from './segmented-control/index.js'
export { Select, type SelectProps } from './select/index.js'
export { type ServiceMessage, ServiceMessages, type ServiceMessagesProps } from './service-messages/index.js'
export { Skeleton } from './skeleton/index.js'
export { Spinner } from './spinner/index.js'
export {
  type BadgeContent,
  badgeContent,
  StatusBadge,
  type StatusBadgeProps,
  type StatusTone,
} from './status-badge/index.js'
export { Summary, type SummaryProps } from './summary/index.js'
export { Switch, type SwitchProps } from './switch/index.js'
export { type TabItem, Tabs, type TabsProps } from './tabs/index.js'
export { Count, Tag, type TagProps, type Tone } from './tag/index.js'
export {
  type Catalogue,
  type CatalogueOverrides,
  EksportProvider,
  type EksportProviderProps,
  type MessageOverrides,
  type Messages,
  type Translate,
  useEksport,
  useTexts,
} from './text/index.js'
export { Textarea, type TextareaProps } from './textarea/index.js'
export {
  readThemeCookie,
  type Theme,
  ThemeProvider,
  type ThemeProviderProps,
  type ThemeState,
  ThemeToggle,
  type ThemeToggleProps,
  themeCookie,
  themeScript,
  themeScriptHash,
  useTheme,
} from './theme/index.js'
export { TimeSelect, type TimeSelectProps } from './time-select/index.js'
export {
  type Toast,
  type ToastOptions,
  ToastRegion,
  type ToastRegionProps,
  type ToastTone,
  type ToastWork,
  toast,
} from './toast/index.js'
export { Toggletip, type ToggletipProps, Tooltip, type TooltipProps } from './tooltip/index.js'
export {
  checkFiles,
  type FileFacts,
  type FileRules,
  type FileType,
  fileTypes,
  refusalMessage,
  type SendFile,
  tenMegabytes,
  type UploadChange,
  UploadDropzone,
  type UploadDropzoneProps,
  UploadFile,
  type UploadFileProps,
  type UploadItem,
  UploadList,
  type UploadListProps,
  UploadOffline,
  type UploadReason,
  type UploadRejection,
  UploadRejections,
  UploadRoot,
  type UploadRootProps,
  type UploadState,
  type UploadStatus,
  UploadTrigger,
  type UploadTriggerProps,
  UploadWidget,
  type UploadWidgetProps,
} from './upload-widget/index.js'
export {
  groupViolations,
  ValidationBox,
  type ValidationBoxKind,
  type ValidationBoxProps,
  type ViolationGroup,
  type ViolationLink,
} from './validation-box/index.js'
export { VisuallyHidden } from './visually-hidden/index.js'
export {
  type PlannedStep,
  type SaveState,
  SaveStatus,
  type SaveStatusProps,
  type UseWizardOptions,
  useLeaveGuard,
  useWizard,
  Wizard,
  WizardActions,
  type WizardActionsProps,
  type WizardControl,
  type WizardMove,
  type WizardProps,
  type WizardStep,
  type WizardStepState,
  WizardSteps,
  type WizardStepsProps,
} from './wizard/index.js'
export { WorkRail, type WorkRailGroup, type WorkRailItem, type WorkRailProps } from './work-rail/index.js'
