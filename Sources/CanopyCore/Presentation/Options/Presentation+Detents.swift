package import Foundation

extension Presentation {
  /// The heights at which it can rest, the smallest first, where there is room for `maximum`.
  package func detents(upTo maximum: CGFloat) -> [PresentationDetent] {
    let context = PresentationDetent.Context(maxDetentValue: maximum, environment: environment)
    let heights = (options.detents ?? [.large]).compactMap { detent in detent.height(in: context).map { (detent, $0) } }
    let sorted = heights.sorted { $0.1 < $1.1 }.map(\.0)
    return sorted.isEmpty ? [.large] : sorted
  }

  /// The height at which it rests where there is room for `maximum`: the smallest, unless something else is chosen.
  package func restsAt(upTo maximum: CGFloat) -> PresentationDetent {
    let detents = detents(upTo: maximum)
    return detent.flatMap { detents.contains($0) ? $0 : nil } ?? detents[0]
  }

  /// The height that was chosen, if any. A host sets it when the person has dragged the sheet there.
  package var detent: PresentationDetent? {
    get { options.detentSelection?.binding.wrappedValue ?? restingDetent }
    set {
      restingDetent = newValue
      if let newValue { options.detentSelection?.binding.wrappedValue = newValue }
    }
  }
}
