internal import CanopyGraph
internal import Combine
internal import Glibc

/// The source for bodies that read an object. It subscribes to the changes of the object.
///
/// Safe because all mutable state is protected by a lock, or set only in `init`, and plans, which contain the name of the
/// property, are never released.
final class ObjectSubscription: Source {
  private var willChange: AnyCancellable?
  private var didChange: AnyCancellable?
  /// The publisher of an object with `@Published` properties, which other threads may be about to change when views read them.
  private let published: ObservableObjectPublisher?
  private let objectType: any Any.Type
  /// The property through which the object is read, as kept by the plan of its type.
  private let property: Unmanaged<PropertyPlan.PropertyName>?
  /// The `@Published` properties that have changed since the last update that showed changes, if changes are followed.
  private let changedProperties = Guarded(ChangedProperties())

  private struct ChangedProperties {
    var names: [String] = []
    var areShown = false
  }

  init<Object: ObservableObject>(to object: Object, property: Unmanaged<PropertyPlan.PropertyName>?) {
    objectType = Object.self
    self.property = property
    let publisher = object.objectWillChange
    published = publisher as? ObservableObjectPublisher
    super.init()
    willChange = publisher.sink { [weak self] _ in
      if UpdateJournal.isOn { self?.noteChange() }
      self?.changed()
    }
    didChange = published?.didChange.sink { [weak self] in self?.changed() }
    published?.willBeRead()
  }

  override func willShow(_ update: UInt64) {
    published?.willBeRead()
    if UpdateJournal.isOn { changedProperties.withLock { $0.areShown = true } }
  }

  private func noteChange() {
    let name = published?.changingProperty
    changedProperties.withLock {
      if $0.areShown { $0 = ChangedProperties() }
      if let name, !$0.names.contains(name) { $0.names.append(name) }
    }
  }

  override var label: String { name(of: readableName(of: objectType)) }

  override var title: SourceTitle {
    let object = readableName(of: objectType)
    let members = changedProperties.withLock { $0.names }
    return title(of: members.isEmpty ? object : members.map { "\(object).\($0)" }.joined(separator: " and "))
  }

  /// The title of the object, or of a part of it: `_library (Library.books)`.
  func title(of part: String) -> SourceTitle { SourceTitle(.object, name(of: part)) }

  /// The property of the view, with the object that it holds.
  private func name(of object: String) -> String {
    property.map { "\($0._withUnsafeGuaranteedRef { $0.text }) (\(object))" } ?? "object \(object)"
  }
}

/// The running observers of state, by thread. An observer that sets its own property isn't called again.
///
/// A shared table, because few properties have observers, and a field would make every `StateBox` larger.
enum RunningObservers {
  private struct Run: Hashable {
    let state: ObjectIdentifier
    let thread: UInt
  }

  private static let runs = Guarded<Set<Run>>([])

  /// Calls `body`, which in turn calls the observers of `state`.
  ///
  /// - Returns: False, without calling `body`, if the observers of `state` are already running on this thread.
  @discardableResult
  static func run(of state: AnyObject, _ body: () -> Void) -> Bool {
    let run = Run(state: ObjectIdentifier(state), thread: UInt(pthread_self()))
    guard runs.withLock({ $0.insert(run).inserted }) else { return false }
    defer { _ = runs.withLock { $0.remove(run) } }
    body()
    return true
  }
}
