public import CanopyCore

/// A type that decides how lists look.
///
/// Use one of the styles of the framework: ``SwiftUI/ListStyle/automatic``, ``SwiftUI/ListStyle/plain`` and its siblings.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The look of a list.
  var _look: _ListLook { get }
}

/// The look of a list.
public struct _ListLook: Equatable {
  enum Kind {
    case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered
  }

  let kind: Kind
  /// A Boolean value that indicates whether every other row has a background.
  var alternatesRows = false
}

/// The default list style, which depends on the idiom: cards on the phone, and inset rows on the desktop.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _look: _ListLook { _ListLook(kind: .automatic) }
}

/// A list style with rows as wide as the list.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _look: _ListLook { _ListLook(kind: .plain) }
}

/// A list style with rows that are inset from the edges of the list.
public struct InsetListStyle: ListStyle {
  private let alternatesRowBackgrounds: Bool

  /// Creates the style.
  nonisolated public init() { alternatesRowBackgrounds = false }
  /// Creates the style, with a background behind every other row if wanted.
  nonisolated public init(alternatesRowBackgrounds: Bool) { self.alternatesRowBackgrounds = alternatesRowBackgrounds }
  public var _look: _ListLook { _ListLook(kind: .inset, alternatesRows: alternatesRowBackgrounds) }
}

/// A list style that shows each section as a block as wide as the list.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _look: _ListLook { _ListLook(kind: .grouped) }
}

/// A list style that shows each section as a card.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// The list style of the column beside the content of a window.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _look: _ListLook { _ListLook(kind: .sidebar) }
}

/// A list style with a border around the list.
public struct BorderedListStyle: ListStyle {
  private let alternatesRowBackgrounds: Bool

  /// Creates the style.
  nonisolated public init() { alternatesRowBackgrounds = false }
  /// Creates the style, with a background behind every other row if wanted.
  nonisolated public init(alternatesRowBackgrounds: Bool) { self.alternatesRowBackgrounds = alternatesRowBackgrounds }
  public var _look: _ListLook { _ListLook(kind: .bordered, alternatesRows: alternatesRowBackgrounds) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style of lists.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows as wide as the list.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows that are inset from the edges of the list.
  public static var inset: InsetListStyle { InsetListStyle() }

  /// Inset rows, with a background behind every other row if wanted.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == GroupedListStyle {
  /// Each section as a block as wide as the list.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Each section as a card.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The style of the column beside the content of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// A border around the list.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// A border around the list, with a background behind every other row if wanted.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  /// Sets the style of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    _setting(\.listLook, onMainActor(with: style) { $0._look })
  }
}

extension EnvironmentValues {
  /// The look of the lists in this view.
  @Entry var listLook = _ListLook(kind: .automatic)
}
