internal import CanopyAccessibility
internal import CGTK
internal import CanopyInput

extension AccessibilityNode {
  /// The role in GTK, whose roles are those of web pages.
  ///
  /// GTK 4.8 reports some of them under different names on the bus: a switch as a check box, and a search box as an entry.
  var roleOfGTK: GtkAccessibleRole {
    switch role {
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .image, .chart: GTK_ACCESSIBLE_ROLE_IMG
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .button, .keyboardKey: GTK_ACCESSIBLE_ROLE_BUTTON
    case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
    case .radioButton: GTK_ACCESSIBLE_ROLE_RADIO
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .stepper: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .picker: GTK_ACCESSIBLE_ROLE_COMBO_BOX
    case .menu: GTK_ACCESSIBLE_ROLE_MENU
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .textField, .secureField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .gauge: GTK_ACCESSIBLE_ROLE_METER
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .table: GTK_ACCESSIBLE_ROLE_TABLE
    case .columnHeader: GTK_ACCESSIBLE_ROLE_COLUMN_HEADER
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .tabBar: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .sheet, .popover, .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .group, .scrollArea, .window, .other: GTK_ACCESSIBLE_ROLE_GROUP
    }
  }

  /// The class of the node's widget.
  var kind: ElementWidget.Kind {
    guard children.isEmpty else { return .plain }
    switch role {
    case .textField, .secureField, .searchField: return .entry
    case .slider, .stepper, .progress, .gauge: return .range
    default: return actions.contains { [.increment, .decrement].contains($0.kind) } ? .range : .plain
    }
  }
}

extension AccessibilityNodeAction {
  /// The name with which programs on the bus request the action.
  var nameOnBus: String {
    if let name { return name }
    return description.replacing(" ", with: "-")
  }
}
