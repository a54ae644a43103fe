internal import CanopyStyle
public import CanopyCore
public import Foundation

/// A height at which a sheet can rest.
///
/// Safe because the function that computes the height captures nothing but numbers and a type.
public struct PresentationDetent: Hashable, @unchecked Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private let resolve: (Context) -> CGFloat?

  /// The detent at about half of the height. It isn't available in a compact height.
  public static let medium = PresentationDetent(kind: .medium) {
    $0.verticalSizeClass == .compact ? nil : $0.maxDetentValue / 2
  }

  /// The detent at the full height.
  public static let large = PresentationDetent(kind: .large) { $0.maxDetentValue }

  /// Returns a detent at a fraction of the full height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction)) { $0.maxDetentValue * fraction }
  }

  /// Returns a detent at a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height)) { min(height, $0.maxDetentValue) }
  }

  /// Returns a detent at a height that a custom type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(ObjectIdentifier(type))) { type.height(in: $0) }
  }

  /// Returns the height in a context; nil if the detent isn't available there.
  package func height(in context: Context) -> CGFloat? { resolve(context) }

  /// Returns a Boolean value that indicates whether two detents have equal definitions.
  public static func == (first: PresentationDetent, second: PresentationDetent) -> Bool { first.kind == second.kind }

  /// Hashes the definition of the detent.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The maximum height of the sheet, and its environment.
  @dynamicMemberLookup
  public struct Context {
    /// The maximum height of the sheet.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    package init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
      self.maxDetentValue = maxDetentValue
      self.environment = environment
    }

    /// Returns a value of the sheet's environment.
    public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: path]
    }
  }
}

/// A type that computes the height of a custom detent.
public protocol CustomPresentationDetent {
  /// The maximum height of the sheet, and its environment.
  typealias Context = PresentationDetent.Context

  /// Returns the height; nil if the detent isn't available in the context.
  static func height(in context: Context) -> CGFloat?
}

extension Presentation {
  /// Returns the available detents for a maximum height, the lowest first.
  package func detents(upTo maximum: CGFloat) -> [PresentationDetent] {
    let context = PresentationDetent.Context(maxDetentValue: maximum, environment: environment)
    var heights: [(detent: PresentationDetent, height: CGFloat)] = []
    for detent in options.detents ?? [.large] {
      guard let height = detent.height(in: context) else { continue }
      let place = heights.firstIndex { $0.height > height } ?? heights.count
      heights.insert((detent, height), at: place)
    }
    return heights.isEmpty ? [.large] : heights.map(\.detent)
  }

  /// Returns the current detent for a maximum height: the selected one, or else the lowest.
  package func restsAt(upTo maximum: CGFloat) -> PresentationDetent {
    let detents = detents(upTo: maximum)
    if let detent, detents.contains(detent) { return detent }
    return detents[0]
  }

  /// The selected detent; nil if none has been selected. A host sets it when the person has dragged the sheet there.
  package var detent: PresentationDetent? {
    get { options.detentSelection?.binding.wrappedValue ?? restingDetent }
    set {
      restingDetent = newValue
      if let newValue { options.detentSelection?.binding.wrappedValue = newValue }
    }
  }
}

/// Observes the detent that the program selects, so that the sheet moves there.
final class DetentFollower: SourceOwner {
  private let source = OwnedSource("the detent of a sheet")
  private let selection: PresentationOptions.DetentSelection
  private let onChange: @MainActor () -> Void
  private var observed = ObservedReads()
  private var known: PresentationDetent?

  init(_ selection: PresentationOptions.DetentSelection, onChange: @escaping @MainActor () -> Void) {
    self.selection = selection
    self.onChange = onChange
    source.owner = self
    PendingWork.shared.keep(source)
  }

  deinit { source.owner = nil }

  func refresh() -> Bool {
    let new = observed.follow { selection.binding.wrappedValue }
    guard new != known else { return false }
    let isFirst = known == nil
    known = new
    let onChange = onChange
    if !isFirst { onMainActor { onChange() } }
    return false
  }
}
