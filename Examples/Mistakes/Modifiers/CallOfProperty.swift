import SwiftUI

struct Names: View {
  let names: [String]

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("\(names.count())")  // mistake: cannot call value of non-function type 'Int'
          Text("names").font(.caption)
        }
      }
    }
  }
}
