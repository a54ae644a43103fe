internal import CanopyGraph

/// A run of a body, or of a closure that tracks its own reads, as the cause of other runs.
final class BodyRun: CausingRun {
  /// The subject and the verb of a sentence: `the body of Counter ran`.
  private let sentence: String
  /// A Boolean value that indicates whether the program considers the run a cause. Other runs pass on their own causes.
  let isCause: Bool
  /// The run with the reasons that concern the program.
  let run: ViewExplanation.Run
  /// The run with all reasons.
  let fullRun: ViewExplanation.Run
  let action: String?
  let root: String?

  init(
    _ sentence: String, isCause: Bool, run: ViewExplanation.Run, fullRun: ViewExplanation.Run, root: String?
  ) {
    self.root = root
    self.sentence = sentence
    self.isCause = isCause
    self.run = run
    self.fullRun = fullRun
    action = run.reasons.lazy.compactMap(\.action).first ?? fullRun.reasons.lazy.compactMap(\.action).first
  }

  /// Creates a run for an event that doesn't read any values.
  ///
  /// - Parameter sentence: The event as a sentence: `its row came into view`.
  init(_ sentence: String, by cause: UpdateCause?, update: UInt64) {
    self.sentence = sentence
    (action, root) = (cause?.text, cause?.root)
    isCause = true
    run = ViewExplanation.Run(update: Int(update), reasons: [], transaction: nil)
    fullRun = run
  }

  private(set) lazy var chain: [String] = {
    let because = run.reasons.first?.because ?? []
    return isCause ? Self.chain(sentence, run, because) : because
  }()

  private(set) lazy var fullChain: [String] = Self.chain(sentence, fullRun, fullRun.reasons.first?.because ?? [])

  var reasons: String { fullRun.description }

  private static func chain(_ sentence: String, _ run: ViewExplanation.Run, _ because: [String]) -> [String] {
    let names = run.reasons.map(\.text).joined(separator: " and ")
    return Array(([names.isEmpty ? sentence : "\(sentence) because \(names)"] + because).prefix(chainLimit))
  }

  /// The maximum length of a chain of causes.
  private static var chainLimit: Int { 6 }
}

/// The reasons of a run: those that concern the program, and all of them.
@MainActor
struct RunReasons {
  private(set) var program: [ViewExplanation.Reason] = []
  private(set) var all: [ViewExplanation.Reason] = []
  /// The root causes.
  private(set) var roots: [String] = []
  /// The view of the program whose state is named without its owner.
  private let view: String?

  init(of view: String?) { self.view = view }

  /// Adds a reason that comes from an enclosing view.
  ///
  /// - Parameters:
  ///   - cause: The run of a view of the program that led to the change.
  ///   - fullCause: The run of any view that led to the change.
  mutating func add(
    _ kind: ViewExplanation.Reason.Kind, _ name: String, _ cause: (any CausingRun)?, _ fullCause: (any CausingRun)?
  ) {
    program.append(.init(kind, name, from: nil, because: cause?.chain, action: cause?.action))
    all.append(.init(kind, name, from: nil, because: fullCause?.fullChain, action: fullCause?.action))
    add(root: cause?.root ?? fullCause?.root)
  }

  private mutating func add(root: String?) {
    if let root, !roots.contains(root) { roots.append(root) }
  }

  /// Adds reasons for the changes of sources.
  ///
  /// - Parameter changingValue: The meaning to the program of a change to the framework's own source; nil if it has none.
  mutating func add(
    _ changes: [(node: AnyAttribute, change: UpdateJournal.Change)], changingValue: String? = nil
  ) {
    for (node, change) in changes {
      let origin = UpdateJournal.origin(of: node, change)
      let title = change.title
      let owner = title.owner == view ? nil : title.owner
      func reason(because: [String]?) -> ViewExplanation.Reason {
        .init(.init(title.kind), title.name, from: owner, because: because, action: origin.action ?? origin.run?.action)
      }
      if !title.isOfFramework {
        program.append(reason(because: origin.run?.chain))
      } else if let changingValue {
        program.append(.init(.other, changingValue, from: nil, because: nil, action: nil))
      }
      all.append(reason(because: origin.run?.fullChain))
      add(root: origin.cause?.root ?? origin.run?.root)
    }
  }

  /// Returns a run of the current update with the reasons.
  func makeRun(_ sentence: String, isCause: Bool) -> BodyRun {
    let transaction = TransactionOfUpdate.current
    let text = transaction.code.isEmpty ? nil : transaction.code
    func run(_ reasons: [ViewExplanation.Reason]) -> ViewExplanation.Run {
      ViewExplanation.Run(update: Int(ViewRuntime.updates), reasons: reasons, transaction: text)
    }
    return BodyRun(
      sentence, isCause: isCause, run: run(program), fullRun: run(all), root: roots.count == 1 ? roots[0] : nil)
  }
}

extension ViewExplanation.Reason {
  fileprivate init(_ kind: Kind, _ name: String, from owner: String?, because: [String]?, action: String?) {
    self.init(kind: kind, name: name, owner: owner, because: because ?? [], action: action)
  }
}

extension ViewExplanation.Reason.Kind {
  fileprivate init(_ kind: SourceTitle.Kind) {
    switch kind {
    case .state: self = .state
    case .environment: self = .environment
    case .object: self = .object
    case .preference: self = .preference
    case .other: self = .other
    }
  }
}
