public import CanopyCore
public import CanopyStyle
public import Foundation

/// The columns of a table as people arranged them: which show, in which order, and how wide they are.
///
/// ```swift
/// @SceneStorage("columns") private var columns = TableColumnCustomization<Person>()
///
/// Table(people, columnCustomization: $columns) {
///   TableColumn("Name", value: \.name).customizationID("name")
///   TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
///     .customizationID("age")
///     .defaultVisibility(.hidden)
/// }
/// ```
///
/// Only columns with a customization identifier can be customized. People drag their headers to another place, drag the dividers
/// between them, and choose in a menu of the header which of them show.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable {
  /// The visibility, by the identifiers of columns; false for hidden columns.
  private var shown: [String: Bool] = [:]
  /// The identifiers of the columns in the order that people chose; empty for the order of their definition.
  var order: [String] = []
  /// The widths that people chose, by the identifiers of columns.
  var widths: [String: CGFloat] = [:]

  /// Creates a customization that changes nothing.
  public init() {}

  /// The visibility of the column with an identifier; automatic for its default.
  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Restores the order in which the columns are defined.
  public mutating func resetOrder() { order = [] }
}

extension TableColumnCustomization: Codable {}

extension AppStorage {
  /// Creates a property that stores the columns of a table in the user's defaults.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(json: wrappedValue, key, store: store)
  }
}

extension SceneStorage {
  /// Creates a property that stores the columns of a table for the window.
  public init<RowValue: Identifiable>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(json: wrappedValue, key)
  }
}

/// The ways in which people can customize a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving the column to another place.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1 << 0)
  /// Changing the width of the column.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 1 << 1)
  /// Showing and hiding the column.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 1 << 2)
  /// All ways.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
