public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
public import Foundation

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  enum Value: Equatable {
    case automatic, compact
    case custom(CGFloat)
  }

  let value: Value

  /// The usual distance.
  public static let `default` = ListSectionSpacing(value: .automatic)
  /// A smaller distance.
  public static let compact = ListSectionSpacing(value: .compact)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(value: .custom(spacing)) }

  /// The distance that replaces half of the usual one is added to the other half, as the headers of a list keep theirs.
  func change(from usual: CGFloat) -> CGFloat {
    switch value {
    case .automatic: 0
    case .compact: -usual / 2
    case .custom(let spacing): (spacing.isFinite ? max(spacing, 0) : 0) - usual / 2
    }
  }
}

extension View {
  /// Sets the distance between the rows of lists in this view; nil for the usual distance.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    _setting(\.listRowSpacing, spacing.map { $0.isFinite ? $0 : 0 })
  }

  /// Sets the distance between the sections of lists in this view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    _setting(\.listSectionSpacing, spacing)
  }

  /// Sets the distance between the sections of lists in this view, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}

extension EnvironmentValues {
  @Entry var listRowSpacing: CGFloat?
  @Entry var listSectionSpacing = ListSectionSpacing.default
}

extension ListDistances {
  /// Changes the distances to those that the app set.
  mutating func space(rows spacing: CGFloat?, sections: ListSectionSpacing) {
    let change = sections.change(from: rows.afterRow)
    header.add(change)
    rows.add(change)
    if let spacing { betweenRows = max(spacing, 0) }
  }
}

extension ListDistances.Starts {
  /// Adds a length to the distances between two sections.
  fileprivate mutating func add(_ length: CGFloat) {
    afterRow = max(afterRow + length, 0)
    afterFooter = max(afterFooter + length, 0)
  }
}
