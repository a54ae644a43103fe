internal import CanopyControls
public import CanopyCore
public import CanopyStyle
internal import Foundation

/// A type that decides how tables look.
///
/// Use one of the styles of the framework: ``SwiftUI/TableStyle/automatic``, ``SwiftUI/TableStyle/inset`` or
/// ``SwiftUI/TableStyle/bordered``.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The look of a table.
  var _look: _TableLook { get }
}

/// The look of a table.
public struct _TableLook: Equatable {
  /// A Boolean value that indicates whether there is a line around the table.
  var hasBorder = false
  /// A Boolean value that indicates whether every other row has a background.
  var alternatesRows = true
}

/// The default table style: inset rows.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _look: _TableLook { _TableLook() }
}

/// A table style with rows that are inset from the edges of the table.
public struct InsetTableStyle: TableStyle {
  private let alternatesRowBackgrounds: Bool

  /// Creates the style.
  nonisolated public init() { alternatesRowBackgrounds = true }
  /// Creates the style, with a background behind every other row if wanted.
  nonisolated public init(alternatesRowBackgrounds: Bool) { self.alternatesRowBackgrounds = alternatesRowBackgrounds }
  public var _look: _TableLook { _TableLook(alternatesRows: alternatesRowBackgrounds) }
}

/// A table style with a border around the table.
public struct BorderedTableStyle: TableStyle {
  private let alternatesRowBackgrounds: Bool

  /// Creates the style.
  nonisolated public init() { alternatesRowBackgrounds = true }
  /// Creates the style, with a background behind every other row if wanted.
  nonisolated public init(alternatesRowBackgrounds: Bool) { self.alternatesRowBackgrounds = alternatesRowBackgrounds }
  public var _look: _TableLook { _TableLook(hasBorder: true, alternatesRows: alternatesRowBackgrounds) }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style of tables.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows that are inset from the edges of the table.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Inset rows, with a background behind every other row if wanted.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A border around the table.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// A border around the table, with a background behind every other row if wanted.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  /// Sets the style of the tables in this view.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    _setting(\.tableLook, onMainActor(with: style) { $0._look })
  }

  /// Shows or hides the headers of the columns of the tables in this view.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    _setting(\.tableColumnHeaders, visibility)
  }
}

extension EnvironmentValues {
  @Entry var tableLook = _TableLook()
  @Entry var tableColumnHeaders = Visibility.automatic
}
