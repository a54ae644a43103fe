/// The kind of an accessibility element. Tests use the raw value.
package enum AccessibilityRole: String, Hashable, Sendable {
  case text, heading, image, link, button, toggle, slider, stepper, picker, menu, tab
  case textField = "text field"
  case secureField = "secure field"
  case searchField = "search field"
  case radioButton = "radio button"
  case progress = "progress indicator"
  case keyboardKey = "key"
  case columnHeader = "column header"
  case chart
  /// An element that contains others.
  case group, list, table, toolbar
  case tabBar = "tab bar"
  case scrollArea = "scroll area"
  case window, sheet, popover, alert, dialog
  /// An element of any other kind.
  case other = "element"
  /// A value in a range that people can't change.
  case gauge

  /// Returns the role of an element with traits.
  func with(_ traits: AccessibilityTraits) -> AccessibilityRole {
    switch self {
    case .text, .heading, .image, .button, .link, .other, .group: break
    case .textField: return traits.contains(.isSearchField) ? .searchField : .textField
    default: return self
    }
    if traits.contains(.isToggle) { return .toggle }
    if traits.contains(.isSearchField) { return .searchField }
    if traits.contains(.isKeyboardKey) { return .keyboardKey }
    if traits.contains(.isTabBar) { return .tabBar }
    if traits.contains(.isLink) { return .link }
    if traits.contains(.isButton) { return .button }
    if traits.contains(.isHeader) { return .heading }
    if traits.contains(.isImage) { return .image }
    if traits.contains(.isStaticText) { return self == .group ? .group : .text }
    return self == .text || self == .image || self == .heading || self == .button || self == .link ? .other : self
  }

  /// The traits of elements with the role.
  var traits: AccessibilityTraits {
    switch self {
    case .text: .isStaticText
    case .heading: [.isStaticText, .isHeader]
    case .image: .isImage
    case .link: .isLink
    case .button, .radioButton, .picker, .menu, .tab: .isButton
    case .columnHeader: .isHeader
    case .toggle: [.isButton, .isToggle]
    case .searchField: .isSearchField
    case .keyboardKey: .isKeyboardKey
    case .tabBar: .isTabBar
    case .alert, .dialog: .isModal
    default: []
    }
  }

  /// A Boolean value that indicates whether assistive technologies visit the child elements instead of the element itself.
  package var isContainer: Bool {
    switch self {
    case .group, .list, .table, .toolbar, .tabBar, .scrollArea, .window, .sheet, .popover, .alert, .dialog: true
    default: false
    }
  }
}
