internal import CanopyGraph
internal import CanopyStyle
public import CanopyCore
public import Foundation

/// A height at which a sheet naturally rests.
///
/// Safe because the function that computes the height captures only numbers and a type.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private let resolve: UncheckedSendable<(Context) -> CGFloat?>

  private init(kind: Kind, _ resolve: @escaping (Context) -> CGFloat?) {
    (self.kind, self.resolve) = (kind, UncheckedSendable(resolve))
  }

  /// The detent at half of the maximum height. It isn't available in a compact vertical size class.
  public static let medium = PresentationDetent(kind: .medium) {
    $0.verticalSizeClass == .compact ? nil : $0.maxDetentValue / 2
  }

  /// The detent at the maximum height.
  public static let large = PresentationDetent(kind: .large) { $0.maxDetentValue }

  /// Returns a detent at a fraction of the maximum height. It isn't available if the fraction isn't greater than 0.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    let fraction = fraction.isNaN ? 0 : fraction
    return PresentationDetent(kind: .fraction(fraction)) { $0.maxDetentValue * fraction }
  }

  /// Returns a detent at a height in points, limited to the maximum height. It isn't available if the height isn't greater than 0.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    // NaN doesn't equal itself, but a detent has to.
    let height = height.isNaN ? 0 : height
    return PresentationDetent(kind: .height(height)) { min(height, $0.maxDetentValue) }
  }

  /// Returns a detent at a height that a custom type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(ObjectIdentifier(type))) { type.height(in: $0) }
  }

  /// Returns the height of the detent; nil if the detent isn't available in the context, or has no height.
  package func height(in context: Context) -> CGFloat? { resolve.value(context).flatMap { $0 > 0 ? $0 : nil } }

  /// Returns a Boolean value that indicates whether the detent's height would make the sheet invisible.
  func isInvisible(in context: Context) -> Bool {
    context.maxDetentValue > 0 && resolve.value(context).map { !($0 > 0) } == true
  }

  /// Returns a Boolean value that indicates whether two detents have the same kind and the same parameter.
  public static func == (first: PresentationDetent, second: PresentationDetent) -> Bool { first.kind == second.kind }

  /// Hashes the kind and the parameter of the detent.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The information from which a detent computes its height: the maximum height and the environment of the sheet.
  @dynamicMemberLookup
  public struct Context {
    /// The maximum height of the sheet.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    package init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
      self.maxDetentValue = maxDetentValue
      self.environment = environment
    }

    /// Returns a value from the environment of the sheet.
    public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: path]
    }
  }
}

/// A type that computes the height of a custom detent.
public protocol CustomPresentationDetent {
  /// The information from which a detent computes its height.
  typealias Context = PresentationDetent.Context

  /// Returns the height of the detent; nil if the detent isn't available in the context.
  static func height(in context: Context) -> CGFloat?
}

extension Presentation {
  /// Returns the available detents for a maximum height, from the lowest to the highest; only `large` if none is available.
  package func detents(upTo maximum: CGFloat) -> [PresentationDetent] {
    let context = PresentationDetent.Context(maxDetentValue: maximum, environment: environment)
    var heights: [(detent: PresentationDetent, height: CGFloat)] = []
    for detent in options.detents ?? [.large] {
      guard let height = detent.height(in: context) else {
        if detent.isInvisible(in: context) { reportInvisibleDetent() }
        continue
      }
      let place = heights.firstIndex { $0.height > height } ?? heights.count
      heights.insert((detent, height), at: place)
    }
    return heights.isEmpty ? [.large] : heights.map(\.detent)
  }

  /// Returns the current detent for a maximum height: the selected detent if it is available, or the lowest detent.
  package func restsAt(upTo maximum: CGFloat) -> PresentationDetent {
    let detents = detents(upTo: maximum)
    if let detent, detents.contains(detent) { return detent }
    return detents[0]
  }

  /// The selected detent; nil if none has been selected. A host sets it after a person has dragged the sheet to a detent.
  package var detent: PresentationDetent? {
    get { options.detentSelection?.binding.wrappedValue ?? restingDetent }
    set {
      restingDetent = newValue
      if let newValue { options.detentSelection?.binding.wrappedValue = newValue }
    }
  }
}

/// An observer of the binding to the selected detent, which runs a closure when the selection changes.
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

  func refresh() -> Bool {
    let new = observed.follow { selection.binding.wrappedValue }
    guard new != known else { return false }
    let isFirst = known == nil
    known = new
    if !isFirst { onChange() }
    return false
  }
}
