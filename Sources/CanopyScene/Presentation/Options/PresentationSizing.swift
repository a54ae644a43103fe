internal import CanopyCore
public import CanopyLayout
public import Foundation

/// The sizing of a sheet.
///
/// It says which size is offered to the content; what the content makes of that is the size of the sheet.
///
/// ```swift
/// struct Half: PresentationSizing {
///   func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
///     let ideal = root.sizeThatFits(.unspecified)
///     return ProposedViewSize(width: ideal.width / 2, height: nil)
///   }
/// }
/// ```
public protocol PresentationSizing {
  /// The size to offer to the content.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a presentation, as far as its size is concerned.
public struct PresentationSizingRoot {
  private let measure: (ProposedViewSize) -> CGSize

  package init(_ measure: @escaping (ProposedViewSize) -> CGSize) { self.measure = measure }

  /// The size that the content takes when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The current properties of a presentation.
public struct PresentationSizingContext {
  /// The size that it has; nil before it has one.
  let size: CGSize?

  package init(size: CGSize? = nil) { self.size = size }
}

// MARK: Usual sizes

/// As large as its content wants to be.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// The size to offer to the content.
  public func proposedSize(for _: PresentationSizingRoot, context _: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// As large as its content wants to be.
public struct FittedPresentationSizing: PresentationSizing {
  /// The size to offer to the content.
  public func proposedSize(for root: PresentationSizingRoot, context _: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// Right for a form.
public struct FormPresentationSizing: PresentationSizing {
  /// The size to offer to the content.
  public func proposedSize(for _: PresentationSizingRoot, context _: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 540, height: 620)
  }
}

/// Right for a page of text: as high as there is room.
public struct PagePresentationSizing: PresentationSizing {
  /// The size to offer to the content.
  public func proposedSize(for _: PresentationSizingRoot, context _: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 704, height: .infinity)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As large as its content wants to be.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as its content wants to be.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// Right for a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// Right for a page of text: as high as there is room.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

// MARK: Variations

extension PresentationSizing {
  /// As large as its content wants to be in some dimensions, in others as this says.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// Grows with its content and does not become smaller again.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickySizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

private struct FittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    if horizontal { proposal.width = nil }
    if vertical { proposal.height = nil }
    let ideal = root.sizeThatFits(proposal)
    if horizontal { proposal.width = ideal.width }
    if vertical { proposal.height = ideal.height }
    return proposal
  }
}

private struct StickySizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    guard let last = context.size else { return proposal }
    let wanted = root.sizeThatFits(proposal)
    if horizontal { proposal.width = max(last.width, proposal.width ?? wanted.width) }
    if vertical { proposal.height = max(last.height, proposal.height ?? wanted.height) }
    return proposal
  }
}
