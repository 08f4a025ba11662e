export { Alert, type AlertProps, type AlertTone } from './components/alert/index.js'
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
  type HeaderReason,
  LanguageMenu,
  type LanguageMenuProps,
} from './components/app-shell/index.js'
export { Badge, type BadgeProps } from './components/badge/index.js'
export {
  Button,
  type ButtonKind,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
} from './components/button/index.js'
export { Card } from './components/card/index.js'
export {
  ChangeText,
  type ChangeTextProps,
  type ChangeWords,
  changeBetween,
  type FactWords,
} from './components/change-text/index.js'
export { Checkbox, type CheckboxProps } from './components/checkbox/index.js'
export { Chip, type ChipProps } from './components/chip/index.js'
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
  type ComboboxReason,
  foldText,
} from './components/combobox/index.js'
export {
  type Command,
  CommandPalette,
  type CommandPaletteChange,
  type CommandPaletteProps,
  findCommands,
} from './components/command-palette/index.js'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type ConfirmQuestion,
  type ConfirmReason,
  ConfirmRegion,
  confirm,
} from './components/confirm-dialog/index.js'
export { CopyButton, type CopyButtonProps } from './components/copy-button/index.js'
export {
  type CardPlace,
  ColumnChooser,
  type ColumnChooserProps,
  type ColumnLayout,
  type ColumnLayoutProps,
  type ColumnLayoutReason,
  columnLayoutScript,
  columnsOf,
  DataTable,
  type DataTableColumn,
  type DataTableColumnMeta,
  type DataTableFeatures,
  type DataTableProps,
  dataTableFeatures,
  type RowAction,
  type RowExpansionProps,
  type RowLinkProps,
  type RowSelectionProps,
  type SelectionReason,
  type SortCycle,
  type SortReason,
  shownColumns,
  type TableDensity,
  type TableNotice,
  type TableSort,
  useColumnLayout,
  type VirtualizeOptions,
  withShownColumns,
} from './components/data-table/index.js'
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
} from './components/date-picker/index.js'
export {
  type DateRangeChange,
  type DateRangeEnd,
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangeValue,
} from './components/date-range-picker/index.js'
export { Description, DescriptionList, type DescriptionProps } from './components/description-list/index.js'
export { Dialog, type DialogChange, type DialogProps } from './components/dialog/index.js'
export { ErrorBox, type ErrorBoxFailure, type ErrorBoxProps, failureOf } from './components/error-box/index.js'
export {
  ErrorBoundary,
  type ErrorBoundaryDetails,
  type ErrorBoundaryProps,
  ErrorPage,
  type ErrorPageKind,
  type ErrorPageProps,
  errorPageKind,
  isLostPart,
} from './components/error-page/index.js'
export {
  ErrorSummary,
  type ErrorSummaryItem,
  type ErrorSummaryProps,
  focusField,
} from './components/error-summary/index.js'
export {
  type ChangedFact,
  compareFacts,
  compareSections,
  countMarks,
  Fact,
  type FactData,
  FactList,
  type FactListProps,
  type FactProps,
  type FactSection,
  type FactSectionState,
  FactSections,
  type FactSectionsProps,
  FactSectionsSkeleton,
  type FactSectionsSkeletonProps,
  type RenderedSection,
} from './components/fact-sections/index.js'
export {
  type Feedback,
  type FeedbackDraft,
  FeedbackForm,
  type FeedbackFormProps,
  FeedbackLauncher,
  type FeedbackLauncherProps,
  type FeedbackRating,
} from './components/feedback-form/index.js'
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
} from './components/field/index.js'
export {
  type ChoiceFilter,
  type ChoicesFilter,
  countActive,
  type DateLimit,
  type DatePreset,
  type DateRangeFilter,
  defineFilters,
  defineFiltersFor,
  FilterApply,
  type FilterApplyProps,
  type FilterChange,
  FilterChips,
  type FilterChipsProps,
  FilterChoice,
  type FilterChoiceProps,
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
  FilterNumberRange,
  type FilterNumberRangeProps,
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
  filtersFromQuery,
  filtersToQuery,
  type GroupsFilter,
  type MultiSelectFilter,
  type NumberRangeFilter,
  type TextFilter,
  type YesNoFilter,
} from './components/filter-panel/index.js'
export { type FormSurroundings, type LookupSource, StepForm, type StepFormProps } from './components/form/index.js'
export { Heading, type HeadingProps } from './components/heading/index.js'
export { IconButton, type IconButtonProps } from './components/icon-button/index.js'
export { Input, type InputProps, SearchInput } from './components/input/index.js'
export { Kbd } from './components/kbd/index.js'
export {
  ButtonRow,
  FieldStack,
  PageHeading,
  type PageHeadingProps,
  Section,
  type SectionProps,
} from './components/layout/index.js'
export {
  type LineAct,
  LineCard,
  type LineCardProps,
  type LineChangeKind,
  type LineFact,
  type LineIssue,
} from './components/line-card/index.js'
export {
  type LineColumn,
  type LineFinding,
  LineTable,
  type LineTableProps,
  type RemovedLine,
} from './components/line-table/index.js'
export { Link, type LinkProps } from './components/link/index.js'
export { Loading, type LoadingProps, useDelayedFlag } from './components/loading/index.js'
export { Lookup, type LookupProps, type LookupSearch } from './components/lookup/index.js'
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  type MenuProps,
  type MenuReason,
  MenuSeparator,
} from './components/menu/index.js'
export { MultiCombobox, type MultiComboboxProps, type MultiComboboxReason } from './components/multi-combobox/index.js'
export {
  type PageChange,
  type PageSizeChange,
  type PageSizeOptions,
  Pagination,
  type PaginationProps,
  rememberedPageSize,
  usePageSize,
} from './components/pagination/index.js'
export {
  type PdfDocumentProps,
  type PdfEngine,
  type PdfFailure,
  PdfPreview,
  type PdfPreviewProps,
  type PdfSource,
} from './components/pdf-preview/index.js'
export { Popover, type PopoverProps } from './components/popover/index.js'
export { Progress, type ProgressProps } from './components/progress/index.js'
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './components/radio-group/index.js'
export { ReadMore, type ReadMoreProps } from './components/read-more/index.js'
export { RichText, type RichTextProps } from './components/rich-text/index.js'
export { type Segment, SegmentedControl, type SegmentedControlProps } from './components/segmented-control/index.js'
export { Select, type SelectProps } from './components/select/index.js'
export { type ServiceMessage, ServiceMessages, type ServiceMessagesProps } from './components/service-messages/index.js'
export { Skeleton } from './components/skeleton/index.js'
export {
  type DayOf,
  type Slot,
  type SlotDay,
  type SlotDays,
  SlotPicker,
  type SlotPickerProps,
  type SlotReason,
  type SlotValue,
  type SlotWindow,
} from './components/slot-picker/index.js'
export { Spinner } from './components/spinner/index.js'
export { Step, type StepProps, Stepper, type StepperProps, type StepState } from './components/stepper/index.js'
export { Summary, type SummaryProps } from './components/summary/index.js'
export { Switch, type SwitchProps } from './components/switch/index.js'
export { Table, type TableColumn, type TableProps } from './components/table/index.js'
export { type TabItem, Tabs, type TabsProps } from './components/tabs/index.js'
export { Count, Tag, type TagProps, type Tone } from './components/tag/index.js'
export { Textarea, type TextareaProps } from './components/textarea/index.js'
export { ThemeToggle, type ThemeToggleProps } from './components/theme-toggle/index.js'
export { TimeSelect, type TimeSelectProps } from './components/time-select/index.js'
export {
  type Toast,
  type ToastOptions,
  ToastRegion,
  type ToastRegionProps,
  type ToastTone,
  type ToastWork,
  toast,
} from './components/toast/index.js'
export { Toggletip, type ToggletipProps, Tooltip, type TooltipProps } from './components/tooltip/index.js'
export {
  checkFiles,
  type FileCheck,
  type FileFacts,
  type FileRules,
  type FileType,
  fileTypes,
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
  useFileCheck,
} from './components/upload-widget/index.js'
export { VisuallyHidden } from './components/visually-hidden/index.js'
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
  WizardFrame,
  type WizardFrameProps,
  type WizardMove,
  WizardPage,
  type WizardPageProps,
  type WizardProps,
  type WizardStep,
  type WizardStepState,
  WizardSteps,
  type WizardStepsProps,
} from './components/wizard/index.js'
export { WorkRail, type WorkRailGroup, type WorkRailItem, type WorkRailProps } from './components/work-rail/index.js'
export { importAgain } from './foundation/internal/import-again.js'
export { isPlainClick } from './foundation/internal/is-plain-click.js'
export { loadAllParts } from './foundation/internal/lazy-part.js'
export {
  type Catalogue,
  type CatalogueOverrides,
  directionOf,
  EksportProvider,
  type EksportProviderProps,
  type Language,
  type MessageOverrides,
  type Messages,
  type Nouns,
  type Translate,
  useEksport,
  useTexts,
} from './foundation/text/index.js'
export {
  readThemeCookie,
  type Theme,
  ThemeProvider,
  type ThemeProviderProps,
  type ThemeState,
  themeCookie,
  themeScript,
  themeScriptHash,
  useTheme,
} from './foundation/theme/index.js'
